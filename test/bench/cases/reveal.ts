import { spinTime } from "../../../widgets/instant-win/spin";
import { setNextTile } from "../../../sandbox/model/gamification/actions/plays";
import type { Page } from "playwright-core";
import type { Bench, BenchCase, CaseGroup, Sample } from "../bench";
import { openAsPlayer } from "../panels-page";
import { throttle } from "../visit";

const tag = "vetrina-instant-win";

/** A frame that takes longer was missed at 60 frames a second, milliseconds. */
const longFrame = 32;

/** Looks with a reveal, and how long it is measured, milliseconds. */
const reveals = [
  { look: "wheel", id: "iw-ruota", part: ".wheel", duration: spinTime },
  { look: "tiles", id: "iw-caselle", part: ".tile", duration: 260 },
] as const;

type Reveal = (typeof reveals)[number];

const pathOf = ({ look }: Reveal) => `/test/reveal-${look}` as const;

const plainPath = "/test/reveal-plain";

const slow = { title: "CPU ×4", cpuSlowdown: 4 } as const;

/** Runs in the page. The frames of a move from the one in which it starts; the move may start later. */
const readFrames = (
  page: Page,
  { tag: name, part, duration }: { readonly tag: string; readonly part: string; readonly duration: number },
) =>
  page.evaluate(
    async ([host, selector, time]) => {
      const root = document.querySelector(host)?.shadowRoot ?? document;
      const lengths: number[] = [];
      let [last, end] = [performance.now(), Infinity];
      while (last < end) {
        const now = await new Promise<number>((frame) => requestAnimationFrame(frame));
        const parts = [...root.querySelectorAll(selector)];
        const isMoving = parts.some((each) => each.getAnimations({ subtree: true }).length > 0);
        if (end === Infinity && isMoving) end = now + time;
        if (end < Infinity) lengths.push(now - last);
        last = now;
      }
      return lengths;
    },
    [name, part, duration] as const,
  );

/** Runs in the page. Records the longest time from a press to the next frame. */
const watchPresses = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { presses: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Milliseconds; presses below 16 ms are not recorded. */
const longestPress = (page: Page) =>
  page.evaluate(() => Math.max(16, ...(window as unknown as { presses: number[] }).presses));

function sampleOf(frames: readonly number[]): Sample {
  const long = frames.filter((length) => length > longFrame);
  return {
    frames: frames.length,
    [`% of frames over ${longFrame} ms`]: (100 * long.length) / frames.length,
    "longest frame ms": Math.max(...frames),
  };
}

/** Turns a plain box on a page without the library: what the machine can do now. */
async function measurePlain(bench: Bench, duration: number): Promise<Sample> {
  const { page, meter, close } = await openAsPlayer(bench, plainPath);
  try {
    await throttle(meter.session, slow);
    const frames = readFrames(page, { tag: "body", part: "#box", duration });
    await page.evaluate((time) => {
      document
        .querySelector("#box")
        ?.animate([{ transform: "rotate(0)" }, { transform: "rotate(1290deg)" }], {
          duration: time,
        });
    }, duration);
    return sampleOf(await frames);
  } finally {
    await close();
  }
}

/** Plays once with a CPU that is four times slower, and looks at the frames of the reveal. */
async function measureReveal(bench: Bench, reveal: Reveal): Promise<Sample> {
  const { gamification } = bench.sandbox.model;
  setNextTile(gamification, "mem-giulia", reveal.id, 1);
  const { page, meter, close } = await openAsPlayer(bench, pathOf(reveal));
  try {
    const button = page.locator(tag).getByRole("button", { name: /^Gioca/ });
    await button.waitFor();
    await page.waitForFunction(
      (name) => !document.querySelector(name)?.shadowRoot?.querySelector("[aria-busy=true]"),
      tag,
    );
    await throttle(meter.session, slow);
    await watchPresses(page);
    const frames = readFrames(page, { tag, ...reveal });
    await button.click();
    const sample = sampleOf(await frames);
    const close = page.locator(tag).getByRole("button", { name: /^Chiudi il risultato/ });
    await close.click();
    await close.waitFor({ state: "detached" });
    return { ...sample, "longest press ms": await longestPress(page) };
  } finally {
    await close();
    bench.sandbox.model.reset();
  }
}

function revealCase(bench: Bench, reveal: Reveal): BenchCase {
  const attributes = `data-ids="${reveal.id}" data-look="${reveal.look}"`;
  bench.sandbox.page(pathOf(reveal), {
    body: `<main><h1>Prova</h1><${tag} ${attributes}></${tag}></main>`,
  });
  return {
    title: `A reveal of an instant win, CPU ×4: ${reveal.look}`,
    note: "frames from the start to the end of the reveal; a display of 60 Hz has one each 16.7 ms",
    contenders: [
      { name: "a plain box", measure: () => measurePlain(bench, reveal.duration) },
      { name: reveal.look, measure: () => measureReveal(bench, reveal) },
    ],
  };
}

/** The reveal of an instant win, and its presses: at most 5 % long frames in the spin, and 150 ms for a press. */
export const revealCases: CaseGroup = {
  name: "reveal",
  prepare(bench) {
    bench.sandbox.page(plainPath, {
      ...{ library: false, config: false },
      body: '<div id="box" style="inline-size: 19rem; block-size: 19rem; background: teal"></div>',
    });
    return Promise.resolve(reveals.map((reveal) => revealCase(bench, reveal)));
  },
};
