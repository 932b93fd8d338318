import type { Page } from "playwright-core";
import { bundle } from "../browser/support/bundle";
import type { Bench, Sample } from "./bench";
import { costOf, type Meter } from "./measure";
import { forgetTasks, longestTask } from "./page-records";
import { openAsPlayer, type PlayerPage } from "./panels-page";
import type { EntityCardsApi, Drawing } from "./peers/entity-cards";

declare const entityCards: EntityCardsApi;

export const cardCount = 50;

const tag = "vetrina-achievements";
const vanillaTag = "vanilla-achievements";

/** Registers the pages: one whose hidden element reads the list, and an empty one. */
export async function addAchievementPages({ sandbox }: Bench): Promise<void> {
  const script = await bundle(new URL("./peers/entity-cards/index.ts", import.meta.url), { minify: true });
  sandbox.file("/test/entity-cards.js", { body: script, type: "text/javascript" });
  const head = '<script src="/test/entity-cards.js"></script>';
  const place = '<main><h1>Prova</h1><div id="cards"></div></main>';
  sandbox.page("/test/achievements", { head, body: `${place}<div hidden><${tag}></${tag}></div>` });
  sandbox.page("/test/vanilla-achievements", { library: false, config: false, head, body: place });
}

/** Replaces the achievements of the space by copies of the first one. */
function fillSpace({ sandbox }: Bench): void {
  sandbox.model.gamification.space.update((state) => {
    const [first] = state.achievements;
    if (!first) return state;
    const copy = (index: number) => ({ ...first, id: `copy-${index}`, name: `Copia ${index}` });
    return { ...state, achievements: Array.from({ length: cardCount }, (_, index) => copy(index)) };
  });
}

/** Shows all items in the hidden element, so that the next element finds them and makes no call. */
async function readAll(page: Page): Promise<void> {
  const drawn = () => page.evaluate((name) => entityCards.countOf(name), tag);
  for (let attempt = 0; (await drawn()) < cardCount; attempt += 1) {
    if (attempt > 100) throw new Error(`${await drawn()} of ${cardCount} achievements were read`);
    const before = await drawn();
    await page.evaluate((name) => entityCards.showMore(name), tag);
    await page.waitForFunction(([name, count]) => entityCards.countOf(name) > count, [tag, before] as const);
  }
}

async function withOurs<Result>(bench: Bench, run: (opened: PlayerPage) => Promise<Result>): Promise<Result> {
  fillSpace(bench);
  const opened = await openAsPlayer(bench, "/test/achievements");
  try {
    await readAll(opened.page);
    return await run(opened);
  } finally {
    await opened.close();
    bench.sandbox.model.reset();
  }
}

async function costOfMount(page: Page, meter: Meter, name: string): Promise<Sample> {
  await meter.collectGarbage();
  await forgetTasks(page);
  const before = await meter.read();
  const mounting = await costOf(meter, () =>
    page.evaluate(([each, count]) => entityCards.mount(each, count), [name, cardCount] as const),
  );
  const during = await meter.read();
  const longest = await longestTask(page);
  await meter.collectGarbage();
  const after = await meter.read();
  return {
    "mount ms": mounting,
    "script ms": during.script - before.script,
    "layout ms": during.layout - before.layout,
    "longest task ms": longest,
    "heap KB each": (after.heap - before.heap) / cardCount,
    "nodes each": (after.nodes - before.nodes) / cardCount,
    "listeners each": (after.listeners - before.listeners) / cardCount,
  };
}

/** Takes a card and the style sheets from our element. */
export const readDrawing = (bench: Bench): Promise<Drawing> =>
  withOurs(bench, ({ page }) => page.evaluate((name) => entityCards.read(name), tag));

/** Mounts one element with all cards after another element has read the list. */
export const measureOurs = (bench: Bench): Promise<Sample> =>
  withOurs(bench, ({ page, meter }) => costOfMount(page, meter, tag));

/** Measures a hand-written element with the same cards: it clones a card and sets the name and the labels. */
export async function measureVanilla(bench: Bench, drawing: Drawing): Promise<Sample> {
  const { page, meter, close } = await openAsPlayer(bench, "/test/vanilla-achievements");
  try {
    await page.evaluate(([name, given]) => entityCards.define(name, given), [vanillaTag, drawing] as const);
    return await costOfMount(page, meter, vanillaTag);
  } finally {
    await close();
  }
}
