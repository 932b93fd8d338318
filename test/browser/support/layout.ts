import type { Page } from "playwright-core";

/** A layout shift: its score, and the names of the nodes that moved. */
type Shift = readonly [value: number, ...moved: string[]];

interface WithShifts {
  readonly shifts: readonly Shift[];
}

/** Runs in the page: records layout shifts. Pass it to `addInitScript` or to `evaluate`. */
export function recordShifts(): void {
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

/** The layout shifts that `recordShifts` has recorded. */
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as WithShifts).shifts);

/** The largest score; 0 if nothing has moved. */
export const maxShift = async (page: Page) => Math.max(0, ...(await shifts(page)).map(([value]) => value));

export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
