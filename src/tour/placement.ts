import type { Box, Size } from "../platform/viewport-box";

export type Place = Pick<Box, "left" | "top">;

/** Pixels between target and popover: the padding of the cut-out, and free space. */
const gap = 20;

/** Pixels between popover and viewport. */
const margin = 12;

const between = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * Position of a popover: below its target, otherwise above, right or left of it, wherever there is enough
 * space. Without enough space it is at the upper or lower edge, away from the middle of the target. Without a
 * target it is in the middle. It never leaves the viewport unless it is larger than the viewport; in that
 * case it begins at the margin.
 */
export function placePopover(target: Box | undefined, popover: Size, viewport: Size): Place {
  const maxLeft = Math.max(margin, viewport.width - popover.width - margin);
  const maxTop = Math.max(margin, viewport.height - popover.height - margin);
  if (!target) return { left: maxLeft / 2 + margin / 2, top: maxTop / 2 + margin / 2 };
  const { left, top, width, height } = target;
  const centredLeft = between(margin, left + width / 2 - popover.width / 2, maxLeft);
  const centredTop = between(margin, top + height / 2 - popover.height / 2, maxTop);
  const places: readonly Place[] = [
    { left: centredLeft, top: top + height + gap },
    { left: centredLeft, top: top - gap - popover.height },
    { left: left + width + gap, top: centredTop },
    { left: left - gap - popover.width, top: centredTop },
  ];
  const fits = (place: Place) =>
    place.left === between(margin, place.left, maxLeft) && place.top === between(margin, place.top, maxTop);
  const isInUpperHalf = top + height / 2 < viewport.height / 2;
  return places.find(fits) ?? { left: centredLeft, top: isInUpperHalf ? maxTop : margin };
}
