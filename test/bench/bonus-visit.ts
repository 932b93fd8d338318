import type { Page } from "playwright-core";
import { newVisitor } from "../browser/support/chromium";
import type { Bench, Sample } from "./bench";
import { type Fetched, order } from "./fetched";
import { openMeter } from "./measure";
import { type Conditions, throttle } from "./visit";

/** One load of a page with a bonus carousel. */
export interface BonusVisit {
  readonly path: string;
  readonly width: number;
  readonly conditions: Conditions;
  /** Final state of the carousel. */
  readonly state: "ready" | "empty";
  /** Whether there are more slides than fit, so that the slider loads. */
  readonly movesSlides: boolean;
}

/** Time limit in ms. It is long, because a throttled page on a busy machine is slow. */
const timeout = 60_000;

/** Runs in the page before its own scripts. */
const watchShifts = `
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.benchShift += value;
  }).observe({ type: "layout-shift", buffered: true });
`;

/** All files that the page has fetched, in the order of the requests. */
const readFetched = (page: Page) =>
  page.evaluate<Fetched[]>(`performance.getEntriesByType("resource").map(({ name, startTime, responseEnd }) =>
    ({ name, requested: startTime, arrived: responseEnd }))`);

const firstPicture = 'document.querySelector("vetrina-bonus-carousel")?.shadowRoot?.querySelector("img")';

/** Times of the requests and the arrival of the first image and of the slider's code. */
export async function readOrder(page: Page): Promise<Sample> {
  const fetched = await readFetched(page);
  const picture = await page.evaluate<string>(`${firstPicture}.currentSrc`);
  return order(fetched, picture);
}

/** Sum of the layout shifts. */
export async function readShift(page: Page): Promise<Sample> {
  return { shift: await page.evaluate<number>("window.benchShift") };
}

/** Waits until the carousel has finished loading. Resolves with its state. */
async function whenSettled(page: Page): Promise<string | null> {
  const settled = 'vetrina-bonus-carousel[data-state]:not([data-state="loading"])';
  await page.waitForSelector(settled, { state: "attached", timeout });
  return page.getAttribute("vetrina-bonus-carousel", "data-state");
}

async function whenShown(page: Page, movesSlides: boolean): Promise<void> {
  await page.waitForFunction(`${firstPicture}?.complete`);
  if (movesSlides) await page.waitForSelector("vetrina-bonus-carousel [data-slider]");
}

/** A first visit with an empty cache, until the carousel is rendered and all requests have ended. */
export async function visitBonuses(
  { browser, siteUrl }: Bench,
  { path, width, conditions, state, movesSlides }: BonusVisit,
  read: (page: Page) => Promise<Sample>,
): Promise<Sample> {
  const context = await newVisitor(browser, { viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    const { session } = await openMeter(page);
    await throttle(session, conditions);
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
