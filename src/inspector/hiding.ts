import { isShadowRoot } from "../utils/kinds-of-objects";

/** What hides an element of the page. */
export interface Hiding {
  /** The opening tag of the element that hides, with what tells it from others, and by what it hides. */
  readonly by: string;
  /** The same without id and classes, which are the site's own words. */
  readonly plain: string;
}

export function hiding(element: Element, style = ""): Hiding {
  const id = element.id && ` id="${element.id}"`;
  const classes =
    element.classList.length > 0 ? ` class="${[...element.classList].slice(0, 3).join(" ")}"` : "";
  const rest = `${element.hasAttribute("hidden") ? " hidden" : ""}>${style && ` (${style})`}`;
  return { by: `<${element.localName}${id}${classes}${rest}`, plain: `<${element.localName}${rest}` };
}

/** The element around this one as it is drawn: the slot's, the parent, or the host of its shadow root. */
export function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (isShadowRoot(root) ? root.host : null);
}

/** The style by which an element hides what is inside it, as CSS; undefined if none does. */
function hidingStyle(element: Element): string | undefined {
  const { display, opacity, filter, contentVisibility } = getComputedStyle(element);
  if (display === "none") return "display: none";
  if (opacity === "0") return "opacity: 0";
  if (filter.includes("opacity(0)")) return `filter: ${filter}`;
  return contentVisibility === "hidden" ? "content-visibility: hidden" : undefined;
}

/** Why this element hides itself and what is inside it; undefined if it does not. */
function ownHiding(element: Element): Hiding | undefined {
  const parent = element.parentElement;
  if (parent?.shadowRoot && !element.assignedSlot) return hiding(parent);
  if (element.hasAttribute("hidden") && !element.checkVisibility?.()) return hiding(element);
  const style = hidingStyle(element);
  if (style !== undefined) return hiding(element, style);
  const isClosed = parent?.localName === "details" && !parent.hasAttribute("open");
  return isClosed && element.localName !== "summary" ? hiding(parent) : undefined;
}

/** An element and all that is around it, from inside. */
export const boxesAround = (element: Element | null): Element[] =>
  element ? [element, ...boxesAround(around(element))] : [];

/** The outermost of the boxes from which an element inherits that it is hidden. */
function invisible(boxes: readonly Element[]): Hiding | undefined {
  const visibilities = boxes.map((box) => getComputedStyle(box).visibility);
  const [own] = visibilities;
  if (own !== "hidden" && own !== "collapse") return undefined;
  const end = visibilities.findIndex((visibility) => visibility !== own);
  const outermost = boxes.slice(0, end < 0 ? boxes.length : end).at(-1);
  return outermost && hiding(outermost, `visibility: ${own}`);
}

/**
 * By which style an element is hidden, itself or around it; undefined if by none.
 *
 * @param start the element, or what is around it if it has nothing to show and its own styles take it out of the page
 */
export function hiddenBy(start: Element): Hiding | undefined {
  const boxes = boxesAround(start);
  for (const box of boxes) {
    const found = ownHiding(box);
    if (found) return found;
  }
  return invisible(boxes);
}

/** Whether an element has a box that is not empty, and no style hides it. */
export function isShown(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  // Older browsers cannot tell.
  const isVisible = element.checkVisibility?.({
    ...{ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false },
  });
  return width * height > 0 && isVisible !== false && right + scrollX > 0 && bottom + scrollY > 0;
}
