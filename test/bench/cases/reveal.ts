import { setNextTile } from "../../../sandbox/model/gamification/actions/plays";
import type { Bench, BenchCase, CaseGroup, Sample } from "../bench";
import { openAsPlayer } from "../panels-page";
import { throttle } from "../visit";

const tag = "vetrina-instant-win";

/** A frame that takes longer was missed at 60 frames a second, milliseconds. */
const longFrame = 32;

/** Looks with a reveal, and how long it is measured, milliseconds. */
const reveals = [
  { look: "wheel", id: "iw-ruota", duration: 2600 },
  { look: "tiles", id: "iw-caselle", duration: 260 },
] as const;

type Reveal = (typeof reveals)[number];

const pathOf = ({ look }: Reveal) => `/test/reveal-${look}` as const;

/** Plays once with a CPU that is four times slower, and looks at the frames from the press on. */
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
    await throttle(meter.session, { title: "CPU ×4", cpuSlowdown: 4 });
    await button.click();
    const frames = await page.evaluate(async (duration) => {
      const lengths: number[] = [];
      const end = performance.now() + duration;
      let last = performance.now();
      while (last < end) {
        const now = await new Promise<number>((frame) => requestAnimationFrame(frame));
        lengths.push(now - last);
        last = now;
      }
      return lengths;
    }, reveal.duration);
    const long = frames.filter((length) => length > longFrame);
    return {
      frames: frames.length,
      [`% of frames over ${longFrame} ms`]: (100 * long.length) / frames.length,
      "longest frame ms": Math.max(...frames),
    };
  } finally {
    await close();
    bench.sandbox.model.reset();
  }
}

function revealCase(bench: Bench): BenchCase {
  for (const reveal of reveals) {
    const attributes = `data-ids="${reveal.id}" data-look="${reveal.look}"`;
    bench.sandbox.page(pathOf(reveal), {
      body: `<main><h1>Prova</h1><${tag} ${attributes}></${tag}></main>`,
    });
  }
  return {
    title: "A reveal of an instant win, CPU ×4",
    note: "frames from the press to the end of the reveal; a display of 60 Hz has one each 16.7 ms",
    contenders: reveals.map((reveal) => ({ name: reveal.look, measure: () => measureReveal(bench, reveal) })),
  };
}

/** The reveal of an instant win. */
export const revealCases: CaseGroup = {
  name: "reveal",
  prepare: (bench) => Promise.resolve([revealCase(bench)]),
};
