import { valueAt } from "./configuration";
import { chunkOfTag, widgetTags, withCompanions } from "./manifest";
import { pageDocument } from "./page-document";

/**
 * Tags whose code loads later. `near`: once one of their elements is near the viewport. `use`: once the page
 * is idle or used.
 */
declare const __WAITING__: Readonly<Record<"near" | "use", readonly string[]>>;

// The build replaces `__WAITING__` only if no full stop follows the name.
const { near, use } = __WAITING__;

/** The widgets of one tag in the parsed part of the page. */
export interface Present {
  readonly tag: string;
  /** The elements that the library shows before the player scrolls. */
  readonly elements: readonly Element[];
  /** All chunks that the elements of this tag need. */
  readonly chunks: readonly string[];
}

/** Pixels beyond the viewport within which the library shows elements that wait for it (`src/platform/visibility/near-viewport.ts`). */
const margin = 600;

/** Whether an element has a box within a distance of the viewport, in pixels. */
export const isWithin = (distance: number, element: Element): boolean =>
  [...element.getClientRects()].some(
    ({ top, bottom }) => bottom >= -distance && top < innerHeight + distance,
  );

/**
 * The page's widgets whose code is needed now. Excludes widgets that the configuration switches off
 * (reliability section 4).
 */
export function widgetsOfPage(config: unknown): Present[] {
  // An array, or a comma-separated string, as in all lists of the configuration.
  const disabledElements = String(valueAt(config, "disabledElements")).split(/[\s,]+/);
  return widgetTags
    .filter((tag) => !disabledElements.includes(tag) && !use.includes(tag))
    .map((tag) => ({
      tag,
      elements: [...pageDocument.querySelectorAll(tag)].filter(
        (element) => !near.includes(tag) || isWithin(margin, element),
      ),
      chunks: withCompanions(chunkOfTag(tag)),
    }))
    .filter(({ elements }) => elements.length > 0);
}

/** Runs `task` now, and again once the whole page is parsed if it is not parsed yet. */
export function nowAndWhenParsed(task: () => void): void {
  task();
  pageDocument.addEventListener("DOMContentLoaded", task);
}
