import { renderedParent, viewportBox } from "../viewport-box";
import { pageDocument } from "../../utils/page-document";

/** Older browsers do not have these members. */
type Older = Partial<Pick<Element, "checkVisibility">>;

/**
 * True for an element that is visible, or would be after scrolling: nothing hides it, it and the boxes that clip it
 * have a size, and they are not outside the page's scrollable area. A transparent element counts, because pages fade in
 * what comes into view.
 *
 * @param isInWindow the element must be visible now, and not be transparent
 */
export function isVisible(element: Element, isInWindow = false): boolean {
  const options = { visibilityProperty: true, opacityProperty: isInWindow };
  if ((element as Older).checkVisibility?.(options) === false) return false;
  const { body } = pageDocument;
  let outer = viewportBox(element);
  // The clipping by the body is that of the viewport, or can be scrolled.
  for (let box: Element | undefined = element; box && box !== body; box = renderedParent(box)) {
    const { overflow, position, contentVisibility } = getComputedStyle(box);
    if (overflow !== "visible") outer = viewportBox(box);
    if (contentVisibility === "hidden" || outer.width * outer.height === 0) return false;
    if (position === "fixed") {
      isInWindow = true;
      break;
    }
  }
  const { left, top, width, height } = outer;
  const [right, bottom] = [left + width, top + height];
  return isInWindow
    ? right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    : right + scrollX + body.scrollLeft > 0 && bottom + scrollY + body.scrollTop > 0;
}
