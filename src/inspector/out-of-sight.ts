import { clippingStyle } from "./clipping";
import { boxesAround, type Hiding, hiding } from "./hiding";
import { pageDocument } from "../utils/page-document";

/** What is seen of an element, in pixels of the window. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = "left" | "top";

/** A box of a pixel is a way to hide texts. */
const isCutAway = ({ left, top, right, bottom }: Edges) => right - left <= 1 || bottom - top <= 1;

/** Boxes that are fixed, or whose contents are, are placed in the closest transformed box, else in the window. */
const isFrameOfAll = ({ transform, filter, contain }: CSSStyleDeclaration) =>
  transform !== "none" || filter !== "none" || /paint|layout|strict|content/.test(contain);

/** What is left of an element in a box that cuts it off, or that can be scrolled to show it. */
function within(box: Edges, seen: Edges, { overflowX, overflowY }: CSSStyleDeclaration): Edges {
  const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const across = isCut(overflowX)
    ? { left: Math.max(seen.left, box.left), right: Math.min(seen.right, box.right) }
    : overflowX === "visible"
      ? seen
      : box;
  const down = isCut(overflowY)
    ? { top: Math.max(seen.top, box.top), bottom: Math.min(seen.bottom, box.bottom) }
    : overflowY === "visible"
      ? seen
      : box;
  return { left: across.left, right: across.right, top: down.top, bottom: down.bottom };
}

/** The size by which a box cuts off what is inside it; without one, its overflow. */
function cuttingStyle(box: Element, { overflowX, overflowY }: CSSStyleDeclaration): string {
  const { width, height } = box.getBoundingClientRect();
  if (width <= 1 && overflowX !== "visible") return `width: ${width}px; overflow: ${overflowX}`;
  if (height <= 1 && overflowY !== "visible") return `height: ${height}px; overflow: ${overflowY}`;
  return `overflow: ${overflowX === "visible" ? overflowY : overflowX}`;
}

/** The box that has moved an element out of the window, and by what. */
function mover(boxes: readonly Element[], side: Side, sign: 1 | -1): Hiding | undefined {
  const moves = boxes.flatMap((box) => {
    const style = getComputedStyle(box);
    const { transform, position } = style;
    const { e, f } = new DOMMatrixReadOnly(transform === "none" ? "" : transform);
    const offset = position === "static" ? 0 : Number.parseFloat(style[side]) || 0;
    const size = side === "left" ? innerWidth : innerHeight;
    return [
      // Boxes that are placed have an offset in the window, too.
      { box, by: sign < 0 ? -offset : offset - size + 1, style: `${side}: ${style[side]}` },
      { box, by: (side === "left" ? e : f) * sign, style: "transform" },
    ];
  });
  const [most] = moves.sort((one, other) => other.by - one.by);
  const [element] = boxes;
  if (most && most.by > 0) return hiding(most.box, most.style);
  return element && hiding(element, "margin");
}

/** Whether visitors can scroll the page to the right. What `html` does not say, `body` says for the window. */
const scrollsAcross = () =>
  [pageDocument.documentElement, pageDocument.body].every(
    (root) => !/hidden|clip/.test(getComputedStyle(root).overflowX),
  );

/** What moves an element out of all that can be scrolled to; undefined if it can be reached. */
function besideWindow(boxes: readonly Element[], seen: Edges, isFixed: boolean): Hiding | undefined {
  const { body } = pageDocument;
  const [x, y] = isFixed ? [0, 0] : [scrollX + body.scrollLeft, scrollY + body.scrollTop];
  if (seen.right + x <= 0) return mover(boxes, "left", -1);
  if (seen.bottom + y <= 0) return mover(boxes, "top", -1);
  if (seen.left >= innerWidth && (isFixed || !scrollsAcross())) return mover(boxes, "left", 1);
  return isFixed && seen.top >= innerHeight ? mover(boxes, "top", 1) : undefined;
}

/**
 * What keeps an element out of sight although it is not hidden: a shape or a box around it that cuts it off, or its place
 * beside the page. Undefined if it can be seen, or be scrolled to.
 *
 * @param start the element, or what is around it if it has nothing to show
 */
export function outOfSight(start: Element): Hiding | undefined {
  const boxes = boxesAround(start);
  for (const box of boxes) {
    const clipping = clippingStyle(box);
    if (clipping !== undefined) return hiding(box, clipping);
  }
  let seen: Edges = start.getBoundingClientRect();
  let { position } = getComputedStyle(start);
  for (const box of boxes.slice(1)) {
    const style = getComputedStyle(box);
    // What is placed in a box farther out is not cut off by this one.
    const isAround =
      isFrameOfAll(style) || (position === "absolute" ? style.position !== "static" : position !== "fixed");
    if (!isAround || style.display === "contents") continue;
    ({ position } = style);
    // What the page itself cuts off, the window scrolls.
    if (box.matches("html,body") || (style.overflowX === "visible" && style.overflowY === "visible"))
      continue;
    seen = within(box.getBoundingClientRect(), seen, style);
    if (isCutAway(seen)) return hiding(box, cuttingStyle(box, style));
  }
  const isEmpty = seen.right <= seen.left || seen.bottom <= seen.top;
  return isEmpty ? undefined : besideWindow(boxes, seen, position === "fixed");
}
