import { type Box, viewportBox } from "../viewport-box";

/** Whether a part of a box, in pixels of the viewport, is between the upper and the lower edge of the viewport. */
export const isBetweenEdges = ({ top, height }: Pick<Box, "top" | "height">): boolean =>
  top + height > 0 && top < innerHeight;

/** Whether a part of a box, in pixels of the viewport, is in the viewport. */
export const isBoxInViewport = (box: Box): boolean =>
  isBetweenEdges(box) && box.left + box.width > 0 && box.left < innerWidth;

/**
 * Whether a part of an element is between the upper and the lower edge of the viewport. Boxes around the element may clip
 * it.
 */
export const isInViewport = (element: Element): boolean => isBetweenEdges(viewportBox(element));

/** Whether an element starts below the viewport. */
export const isBelowViewport = (element: Element): boolean => viewportBox(element).top >= innerHeight;
