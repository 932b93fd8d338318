import { isShadowRoot } from "../../utils/objects";

/** `checkVisibility` is absent in older browsers and in simulated ones. */
type CheckVisibility = Partial<Pick<Element, "checkVisibility">>;

/** The element around this one in the rendered page: its slot, its parent, or the host of its shadow root. */
export function renderedParent(element: Element): Element | undefined {
  const parent = element.assignedSlot ?? element.parentElement;
  if (parent) return parent;
  const root = element.getRootNode();
  return isShadowRoot(root) ? root.host : undefined;
}

/** False if `display: none` on the element or around it leaves the element without a box. The box may be empty. */
export const hasBox = (element: Pick<Element, "getClientRects">): boolean =>
  element.getClientRects().length > 0;

/**
 * False if the browser does not render the element: it has no box, or `content-visibility: hidden` around it hides it.
 * True in browsers without this check.
 *
 * @param options other properties that hide an element. @default none
 */
export const isRendered = (element: Element, options?: CheckVisibilityOptions): boolean =>
  (element as CheckVisibility).checkVisibility?.(options) !== false;

/** Whether scrolling can reach an element's box: the box is not empty, and not left of or above the page. */
export function isOnPage(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return width * height > 0 && right + scrollX > 0 && bottom + scrollY > 0;
}
