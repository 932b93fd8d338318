export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Pixels between target and popover: the padding of the cut-out, and as much free space. */
const gap = 20;
/** Pixels between popover and window. */
const margin = 8;

const between = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * Where a popover stands in the viewport: below its target, else above, right or left of it, wherever there is room.
 * Without room it is at the upper or lower edge, away from the middle of the target. Without a target it is in the
 * middle. It never leaves the viewport, unless it is larger; then it begins at the margin.
 */
export function placePopover(target: Box | undefined, popover: Size, viewport: Size): Place {
  const maxLeft = Math.max(margin, viewport.width - popover.width - margin);
  const maxTop = Math.max(margin, viewport.height - popover.height - margin);
  if (!target) return { left: maxLeft / 2 + margin / 2, top: maxTop / 2 + margin / 2 };
  const { left, top, width, height } = target;
  const centredLeft = between(margin, left + width / 2 - popover.width / 2, maxLeft);
  const centredTop = between(margin, top + height / 2 - popover.height / 2, maxTop);
  const isInRange = (value: number, max: number) => value >= margin && value <= max;
  const below = top + height + gap;
  const above = top - gap - popover.height;
  const right = left + width + gap;
  const before = left - gap - popover.width;
  if (isInRange(below, maxTop)) return { left: centredLeft, top: below };
  if (isInRange(above, maxTop)) return { left: centredLeft, top: above };
  if (isInRange(right, maxLeft)) return { left: right, top: centredTop };
  if (isInRange(before, maxLeft)) return { left: before, top: centredTop };
  const isInUpperHalf = top + height / 2 < viewport.height / 2;
  return { left: centredLeft, top: isInUpperHalf ? maxTop : margin };
}
