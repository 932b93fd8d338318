import { viewportBox, viewportSize } from "../../src/platform/viewport-box";
import { pageDocument } from "../../src/utils/page-document";

/** The distance of a section's start from the top of the viewport or from a header that covers it, pixels. */
const gap = 8;

/** The page's `scroll-padding`, which `scrollIntoView` adds, pixels. A percentage is not supported. */
const scrollPadding = () =>
  Number.parseFloat(getComputedStyle(pageDocument.documentElement).scrollPaddingTop) || 0;

/** The height of a header of the page that stays at the top of the viewport, pixels; 0 without one. */
function headerHeight(): number {
  const { width, height } = viewportSize();
  for (let box = pageDocument.elementFromPoint(width / 2, 1); box; box = box.parentElement) {
    if (!/^(fixed|sticky)$/.test(getComputedStyle(box).position)) continue;
    const { top, height: covered } = viewportBox(box);
    // A larger box covers the page and is not a header.
    return covered < height / 2 ? Math.max(0, top + covered) : 0;
  }
  return 0;
}

/** The distance from the top of the viewport at which a section starts, pixels. */
const startDistance = () => Math.max(scrollPadding(), headerHeight() + gap);

/** Whether the start of a box is above the readable part of the viewport. */
export const startIsAbove = (box: HTMLElement): boolean =>
  viewportBox(box).top < Math.max(scrollPadding(), headerHeight());

/** Whether a box starts in the upper half of the viewport. */
export const startIsInView = (box: HTMLElement): boolean =>
  !startIsAbove(box) && viewportBox(box).top < viewportSize().height / 2;

/** Scrolls so that a box starts just below the top of the viewport, or below a header of the page that stays there. */
export function scrollToStart(box: HTMLElement): void {
  box.style.scrollMarginBlockStart = `${startDistance() - scrollPadding()}px`;
  box.scrollIntoView({ block: "start", behavior: "instant" });
}
