import type { Page } from "playwright-core";

/** How far something has moved by itself, and the names of what has moved. */
type Shift = readonly [value: number, ...moved: string[]];

interface WithShifts {
  readonly shifts: readonly Shift[];
}

/** Notes in the page whatever moves by itself: give it to `addInitScript`, or to `evaluate` from then on. */
export function noteShifts(): void {
  interface LayoutShift {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as readonly LayoutShift[])
      shifts.push([value, ...sources.map(({ node }) => node?.nodeName ?? "gone")]);
  }).observe({ type: "layout-shift", buffered: true });
}

/** What `noteShifts` has noted in this page. */
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as WithShifts).shifts);

/** The largest of them; 0 where nothing has moved. */
export const maxShift = async (page: Page) => Math.max(0, ...(await shifts(page)).map(([value]) => value));

export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
