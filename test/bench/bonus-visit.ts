import type { Page } from "playwright-core";
import { newVisitor } from "../browser/support/chromium";
import type { Bench, Sample } from "./bench";
import { type Fetched, order } from "./fetched";
import { openMeter } from "./measure";
import { type Conditions, impose } from "./visit";

/** One load of a page with a bonus carousel. */
export interface BonusVisit {
  readonly path: string;
  readonly width: number;
  readonly conditions: Conditions;
  /** The state that the carousel ends in. */
  readonly state: "ready" | "empty";
  /** There are more slides than are seen at once. */
  readonly movesSlides: boolean;
}

/** Milliseconds: a slowed page on a busy machine takes its time, and that is no failure. */
const patience = 60_000;

/** Runs in the page before anything of it. */
const watchShifts = `
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.benchShift += value;
  }).observe({ type: "layout-shift", buffered: true });
`;

/** All that the page has fetched, in the order of the requests. */
const readFetched = (page: Page) =>
  page.evaluate<Fetched[]>(`performance.getEntriesByType("resource").map(({ name, startTime, responseEnd }) =>
    ({ name, requested: startTime, arrived: responseEnd }))`);

const firstPicture = 'document.querySelector("vetrina-bonus-carousel")?.shadowRoot?.querySelector("img")';

/** When the first picture and the slider's code were asked for, and when they came. */
export async function readOrder(page: Page): Promise<Sample> {
  const [fetched, picture] = [
    await readFetched(page),
    await page.evaluate<string>(`${firstPicture}.currentSrc`),
  ];
  return order(fetched, picture);
}

/** How far the page has moved by itself. */
export async function readShift(page: Page): Promise<Sample> {
  return { shift: await page.evaluate<number>("window.benchShift") };
}

/** The state that the carousel has when it does not wait for anything any more. */
async function whenSettled(page: Page): Promise<string | null> {
  const settled = 'vetrina-bonus-carousel[data-state]:not([data-state="loading"])';
  await page.waitForSelector(settled, { state: "attached", timeout: patience });
  return page.getAttribute("vetrina-bonus-carousel", "data-state");
}

async function whenShown(page: Page, movesSlides: boolean): Promise<void> {
  await page.waitForFunction(`${firstPicture}?.complete`);
  if (movesSlides) await page.waitForSelector("vetrina-bonus-carousel [data-slider]");
}

/** A first visit with an empty cache, until the carousel stands and nothing is on its way any more. */
export async function visitBonuses(
  { browser, siteUrl }: Bench,
  { path, width, conditions, state, movesSlides }: BonusVisit,
  read: (page: Page) => Promise<Sample>,
): Promise<Sample> {
  const context = await newVisitor(browser, { viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    const { session } = await openMeter(page);
    await impose(session, conditions);
    await page.addInitScript(watchShifts);
    await page.goto(siteUrl + path);
    const reached = await whenSettled(page);
    if (reached !== state) throw new Error(`the carousel of ${path} is ${reached}, not ${state}`);
    if (state === "ready") await whenShown(page, movesSlides);
    await page.waitForLoadState("networkidle");
    return await read(page);
  } finally {
    await context.close();
  }
}
