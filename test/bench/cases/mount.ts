import type { Page } from "playwright-core";
import { bundle } from "../../browser/support/bundle";
import { newVisitor } from "../../browser/support/chromium";
import { type Bench, type CaseGroup, contenderFor, type Sample } from "../bench";
import { costOf, type Meter, openMeter } from "../measure";
import { longestTask, watchTasks } from "../page-records";
import type { ProbesApi, ProbeTag } from "../peers/probes";

declare const probes: ProbesApi;

const path = "/test/probes";

const mountAll = (page: Page, tag: ProbeTag, count: number) =>
  page.evaluate(([name, wanted]) => probes.mount(name, wanted), [tag, count] as const);
const updateAll = (page: Page, tag: ProbeTag, value: number) =>
  page.evaluate(([name, wanted]) => probes.update(name, wanted), [tag, value] as const);
const unmountAll = (page: Page, tag: ProbeTag) => page.evaluate((name) => probes.unmount(name), tag);

/**
 * Mounts, updates and unmounts all elements once. A second run shows which resources the first one did not
 * release.
 */
async function runOnce(page: Page, meter: Meter, tag: ProbeTag, count: number): Promise<Sample> {
  await meter.collectGarbage();
  const before = await meter.read();
  const mounting = await costOf(meter, () => mountAll(page, tag, count));
  const maxTask = await longestTask(page);
  await meter.collectGarbage();
  const mounted = await meter.read();
  const updating = await costOf(meter, () => updateAll(page, tag, 2));
  const unmounting = await costOf(meter, () => unmountAll(page, tag));
  await meter.collectGarbage();
  const after = await meter.read();
  return {
    "mount ms": mounting,
    "longest task ms": maxTask,
    "update ms": updating,
    "unmount ms": unmounting,
    "heap KB each": (mounted.heap - before.heap) / count,
    "left KB each": (after.heap - before.heap) / count,
    "left nodes": after.nodes - before.nodes,
    "left listeners": after.listeners - before.listeners,
  };
}

async function measure({ browser, siteUrl }: Bench, tag: ProbeTag, count: number): Promise<Sample> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    const meter = await openMeter(page);
    await page.addInitScript(watchTasks);
    await page.goto(siteUrl + path);
    await page.evaluate((name) => probes.define(name), tag);
    const first = await runOnce(page, meter, tag, count);
    const second = await runOnce(page, meter, tag, count);
    const left = Object.entries(second).filter(([metric]) => metric.startsWith("left"));
    return { ...first, ...Object.fromEntries(left) };
  } finally {
    await context.close();
  }
}

/** Mounts, updates and unmounts the same card as a hand-written element, with plain r2wc, and with Vetrina. */
export const mount: CaseGroup = {
  name: "mount",
  async prepare(bench) {
    const script = await bundle(new URL("../peers/probes.tsx", import.meta.url), { minify: true });
    bench.sandbox.file("/test/probes.js", { body: script, type: "text/javascript" });
    bench.sandbox.page(path, {
      library: false,
      config: false,
      body: '<script src="/test/probes.js"></script>',
    });
    return [1, 100, 1000].map((count) => {
      const contender = contenderFor((tag: ProbeTag) => measure(bench, tag, count));
      return {
        title: `${count} ${count === 1 ? "element" : "elements"}: mount, update, unmount`,
        note: "main-thread time of the first run in a new page; the metrics “left” are measured after the second run",
        references: 2,
        contenders: [
          contender("vanilla", "vanilla-card"),
          contender("plain r2wc", "plain-card"),
          contender("Vetrina", "vetrina-probe"),
        ],
      };
    });
  },
};
