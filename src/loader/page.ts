import { valueAt } from "./configuration";
import { near } from "./early-table";
import { chunkOfTag, widgetTags, withCompanions } from "./manifest";
import { pageDocument } from "./page-document";

/** The widgets of one tag in the parsed part of the page. */
export interface Present {
  readonly tag: string;
  /** Those that the library shows before the player scrolls. */
  readonly elements: readonly Element[];
  /** All chunks that they need. */
  readonly chunks: readonly string[];
}

/** Pixels beyond the window within which the library shows what waits for it (`src/element/near.ts`). */
const margin = 600;

/** Whether an element has a box within a distance of the window, pixels. */
export const isWithin = (distance: number, element: Element): boolean =>
  [...element.getClientRects()].some(
    ({ top, bottom }) => bottom >= -distance && top < innerHeight + distance,
  );

/** The widgets of the page, without those that its configuration switches off (reliability section 4). */
export function widgetsOfPage(config: unknown): Present[] {
  // An array, or a text with commas, as in all lists of the configuration.
  const disabled = String(valueAt(config, "disabled")).split(/[\s,]+/);
  return widgetTags
    .filter((tag) => !disabled.includes(tag))
    .map((tag) => ({
      tag,
      elements: [...pageDocument.querySelectorAll(tag)].filter(
        (element) => !near.includes(tag) || isWithin(margin, element),
      ),
      chunks: withCompanions(chunkOfTag(tag)),
    }))
    .filter(({ elements }) => elements.length > 0);
}

/** Runs `task` now, and again if the whole page is parsed later. */
export function nowAndWhenParsed(task: () => void): void {
  task();
  pageDocument.addEventListener("DOMContentLoaded", task);
}
