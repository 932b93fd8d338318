import { pageDocument } from "../../utils/page-document";
import { createIntersectionObserver } from "../layout";
import { viewportBox } from "../viewport-box";
import { isBoxInViewport } from "./in-viewport";
import { isRendered, renderedParent } from "./rendered";

/**
 * Whether an element is visible, or would be after scrolling. Nothing may hide it; the element and the boxes
 * that clip it must have a size, and must not be left of or above the page. A transparent element counts,
 * because pages fade in elements that come into view.
 */
export const isVisibleAfterScrolling = (element: Element): boolean =>
  isRendered(element, { visibilityProperty: true }) && hasVisibleBox(element, false);

/**
 * Whether an element is visible now: as in `isVisibleAfterScrolling`, but also in the viewport and not
 * transparent.
 */
export const isVisibleNow = (element: Element): boolean =>
  isRendered(element, { visibilityProperty: true, opacityProperty: true }) && hasVisibleBox(element, true);

/**
 * @param isInViewport true if the box must be in the viewport; otherwise it is enough that scrolling can
 * reach it
 */
function hasVisibleBox(element: Element, isInViewport: boolean): boolean {
  const { body } = pageDocument;
  let outer = viewportBox(element);
  // Skips the body, because content that the body clips is shown in the viewport or can be reached by
  // scrolling.
  for (let box: Element | undefined = element; box && box !== body; box = renderedParent(box)) {
    const { overflow, position, contentVisibility } = getComputedStyle(box);
    if (overflow !== "visible") outer = viewportBox(box);
    if (contentVisibility === "hidden" || outer.width * outer.height === 0) return false;
    if (position === "fixed") return isBoxInViewport(outer);
  }
  if (isInViewport) return isBoxInViewport(outer);
  const { left, top, width, height } = outer;
  return left + width + scrollX + body.scrollLeft > 0 && top + height + scrollY + body.scrollTop > 0;
}

/**
 * Calls `onRead` once with the visible part of an element as measured by the browser, clipped by all boxes
 * around the element. Never calls it in simulated browsers.
 */
export function readVisiblePart(element: Element, onRead: (part: IntersectionObserverEntry) => void): void {
  createIntersectionObserver(([part], observer) => {
    observer.disconnect();
    if (part) onRead(part);
  })?.observe(element);
}
