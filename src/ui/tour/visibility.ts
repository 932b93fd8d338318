import { renderedParent, viewportBox } from "../../platform/viewport-box";
import { pageDocument } from "../../utils/page-document";

/** Older browsers cannot tell. */
type Older = Partial<Pick<Element, "checkVisibility">>;

/**
 * True for an element that is seen, or would be after scrolling: nothing hides it, it and the boxes that cut it off have
 * a size, and they are not beside the page. A transparent element counts, because pages fade in what comes into view.
 *
 * @param isInWindow the element must be seen now, and not be transparent
 */
export function isVisible(element: Element, isInWindow = false): boolean {
  const options = { visibilityProperty: true, opacityProperty: isInWindow };
  if ((element as Older).checkVisibility?.(options) === false) return false;
  const { body } = pageDocument;
  let outer = viewportBox(element);
  // What the body cuts off is the window's, or can be reached by scrolling.
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
