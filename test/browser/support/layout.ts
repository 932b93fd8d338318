import type { Page } from "playwright-core";

/** A layout shift: its score, and the names of the nodes that moved. */
type Shift = readonly [value: number, ...moved: string[]];

interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shifts of a page since its start. */
export const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords() as unknown as readonly LayoutShift[];
    observer.disconnect();
    return entries.map(({ value, sources }) => [
      value,
      ...sources.map(({ node }) => node?.nodeName ?? "gone"),
    ]);
  });

/** Highest score of a layout shift; 0 if nothing has moved. */
export const maxShift = async (page: Page) => Math.max(0, ...(await shifts(page)).map(([value]) => value));

export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * For each selector: true if the first matching box has a solid border in a colour other than its background.
 */
export const haveBorders = (page: Page, tag: string, selectors: readonly string[]) =>
  page.locator(tag).evaluate(
    (host, all) =>
      all.map((selector) => {
        const box = host.shadowRoot?.querySelector(selector) as Element;
        const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(box);
        return borderTopStyle === "solid" && borderTopColor !== backgroundColor;
      }),
    selectors,
  );
