import type { Page } from "playwright-core";
import { setNextTile } from "../../../sandbox/model/gamification/actions/plays";
import { spinTime } from "../../../widgets/instant-win/spin";
import type { Bench, BenchCase, CaseGroup, Sample } from "../bench";
import { longestPress, watchPresses } from "../page-records";
import { openAsPlayer } from "../panels-page";
import { throttle } from "../visit";

const tag = "vetrina-instant-win";

/** Duration above which a frame was missed at 60 frames a second, milliseconds. */
const longFrame = 32;

/** Looks of an instant win that have a reveal, each with the duration of its measurement in milliseconds. */
const reveals = [
  { look: "wheel", id: "iw-ruota", part: ".wheel", duration: spinTime },
  { look: "tiles", id: "iw-caselle", part: ".tile", duration: 260 },
] as const;

type Reveal = (typeof reveals)[number];

const pathOf = ({ look }: Reveal) => `/test/reveal-${look}` as const;

const plainPath = "/test/reveal-plain";

const slow = { title: "CPU ×4", cpuSlowdown: 4 } as const;

/**
 * Runs in the page. Returns the durations of the frames from the start of a movement. The movement may start
 * after the call.
 */
const readFrames = (
  page: Page,
  { tag: name, part, duration }: { readonly tag: string; readonly part: string; readonly duration: number },
) =>
  page.evaluate(
    async ([host, selector, time]) => {
      const root = document.querySelector(host)?.shadowRoot ?? document;
      const lengths: number[] = [];
      let last = performance.now();
      let end = Infinity;
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

function sampleOf(frames: readonly number[]): Sample {
  const long = frames.filter((length) => length > longFrame);
  return {
    frames: frames.length,
    [`% of frames over ${longFrame} ms`]: (100 * long.length) / frames.length,
    "longest frame ms": Math.max(...frames),
  };
}

/** Rotates a plain box on a page without the library, which shows the current limit of the machine. */
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

/** Opens an instant win that can be played, and slows the CPU down. */
async function openReveal(bench: Bench, reveal: Reveal) {
  setNextTile(bench.sandbox.model.gamification, "mem-giulia", reveal.id, 1);
  const { page, meter, close } = await openAsPlayer(bench, pathOf(reveal));
  await page.waitForFunction(
    (name) =>
      document.querySelector(name)?.shadowRoot?.querySelector(".game-foot > button:not([aria-busy=true])"),
    tag,
  );
  await throttle(meter.session, slow);
  return {
    page,
    press: (label: RegExp) => page.locator(tag).getByRole("button", { name: label }).click(),
    async close() {
      await close();
      bench.sandbox.model.reset();
    },
  };
}

/** Plays once, and returns the frames of the reveal. */
async function measureReveal(bench: Bench, reveal: Reveal): Promise<Sample> {
  const { page, press, close } = await openReveal(bench, reveal);
  try {
    const frames = readFrames(page, { tag, ...reveal });
    await press(/^Gioca/);
    return sampleOf(await frames);
  } finally {
    await close();
  }
}

/** Plays once and closes the result. Returns the time from each press to the next frame. */
async function measurePresses(bench: Bench, reveal: Reveal): Promise<Sample> {
  const { page, press, close } = await openReveal(bench, reveal);
  try {
    await watchPresses(page);
    await press(/^Gioca/);
    await page
      .locator(tag)
      .getByRole("button", { name: /^Chiudi il risultato/ })
      .waitFor();
    const play = await longestPress(page);
    // A press within 500 ms of the last one does not close the result.
    await page.waitForTimeout(600);
    await press(/^Chiudi il risultato/);
    await page
      .locator(tag)
      .getByRole("button", { name: /^Gioca/ })
      .waitFor();
    return { "play ms": play, "close ms": await longestPress(page) };
  } finally {
    await close();
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

/** The reveal of an instant win, and its presses: at most 5 % long frames in a spin, and 150 ms for a press. */
export const revealCases: CaseGroup = {
  name: "reveal",
  prepare(bench) {
    bench.sandbox.page(plainPath, {
      library: false,
      config: false,
      body: '<div id="box" style="inline-size: 19rem; block-size: 19rem; background: teal"></div>',
    });
    return Promise.resolve([
      ...reveals.map((reveal) => revealCase(bench, reveal)),
      {
        title: "The presses of an instant win, CPU ×4",
        note: "Event Timing: from the press to the next frame, with the page's work",
        contenders: reveals.map((reveal) => ({
          name: reveal.look,
          measure: () => measurePresses(bench, reveal),
        })),
      },
    ]);
  },
};
