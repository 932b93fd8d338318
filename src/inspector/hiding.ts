/** What hides an element of the page. */
export interface Hiding {
  /** The opening tag of the element that hides, with what tells it from others, and by what it hides. */
  readonly by: string;
  /** The same without id and classes, which are the site's own words. */
  readonly plain: string;
}

function hiding(element: Element, style = ""): Hiding {
  const id = element.id && ` id="${element.id}"`;
  const classes =
    element.classList.length > 0 ? ` class="${[...element.classList].slice(0, 3).join(" ")}"` : "";
  const rest = `${element.hasAttribute("hidden") ? " hidden" : ""}>${style && ` (${style})`}`;
  return { by: `<${element.localName}${id}${classes}${rest}`, plain: `<${element.localName}${rest}` };
}

/** The element around this one as it is drawn: the slot's, the parent, or the host of its shadow root. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Whether `clip-path: inset(…)` leaves nothing of its element. */
function isClippedAway(clipPath: string): boolean {
  const [, insets = ""] = /^inset\(([\d.% ]+)\)/.exec(clipPath) ?? [];
  const [top = 0, right = top, bottom = top, left = right] = insets.split(" ").map(Number.parseFloat);
  return top + bottom >= 100 || right + left >= 100;
}

/** The style by which an element hides what is inside it, as CSS; undefined if none does. */
function hidingStyle(element: Element): string | undefined {
  const { display, opacity, contentVisibility, clipPath } = getComputedStyle(element);
  if (display === "none") return "display: none";
  if (opacity === "0") return "opacity: 0";
  if (contentVisibility === "hidden") return "content-visibility: hidden";
  return isClippedAway(clipPath) ? `clip-path: ${clipPath}` : undefined;
}

/** The size by which an element cuts off what is inside it; a box of a pixel is a way to hide texts. */
function cuttingSize(element: Element): string | undefined {
  const { display, overflowX, overflowY } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  // What the page itself cuts off, the window scrolls.
  if (display === "contents" || element.matches("html,body")) return undefined;
  if (width <= 1 && overflowX !== "visible") return `width: ${width}px; overflow: ${overflowX}`;
  if (height <= 1 && overflowY !== "visible") return `height: ${height}px; overflow: ${overflowY}`;
  return undefined;
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

const boxesAround = (element: Element | null): Element[] =>
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

/** The style that moves a box to the left or upwards, as CSS. */
function movingStyle(box: Element): string | undefined {
  const { position, left, top, transform } = getComputedStyle(box);
  if (position !== "static" && Number.parseFloat(left) < 0) return `left: ${left}`;
  if (position !== "static" && Number.parseFloat(top) < 0) return `top: ${top}`;
  return transform === "none" ? undefined : "transform";
}

/** What moves an element left of or above all that can be scrolled to; undefined if it can be reached. */
function offPage(boxes: readonly Element[]): Hiding | undefined {
  const [element] = boxes;
  const { right = 0, bottom = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const left = boxes.reduce((sum, box) => sum + box.scrollLeft, right);
  const top = boxes.reduce((sum, box) => sum + box.scrollTop, bottom);
  if (!element || width * height === 0 || (left > 0 && top > 0)) return undefined;
  const moved = boxes.findLast((box) => movingStyle(box) !== undefined);
  return moved ? hiding(moved, movingStyle(moved)) : hiding(element, "margin");
}

/**
 * What hides an element, itself or around it; undefined if nothing does.
 *
 * @param hidesItself the element has nothing to show, and its own styles take it out of the page
 */
export function hiddenBy(element: Element, hidesItself: boolean): Hiding | undefined {
  const boxes = boxesAround(hidesItself ? around(element) : element);
  for (const box of boxes) {
    const style = box === element ? undefined : cuttingSize(box);
    const found = ownHiding(box) ?? (style === undefined ? undefined : hiding(box, style));
    if (found) return found;
  }
  return invisible(boxes) ?? offPage(boxes);
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
