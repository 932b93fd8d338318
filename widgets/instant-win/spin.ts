/** Duration of a spin, milliseconds (G8). */
export const spinTime = 3500;

/** Whole turns of a spin. */
const turns = 3;

/**
 * The control points of the curve, which imitates a pushed wheel: it starts at once and slows down evenly.
 */
const x1 = 0.2;
const y1 = 0.6;
const x2 = 0.15;
const y2 = 1;

export const spinEasing = `cubic-bezier(${x1},${y1},${x2},${y2})`;

/** The angle at which a spin ends, degrees: the angle of rest plus some whole turns. */
export const endOf = (rest: number) => turns * 360 + rest;

const bezier = (first: number, second: number, at: number) =>
  3 * first * at * (1 - at) ** 2 + 3 * second * at ** 2 * (1 - at) + at ** 3;

/** Returns the share of a spin's duration after which the wheel has turned by the given share of the spin. */
export function timeOf(way: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(y1, y2, middle) < way) low = middle;
    else high = middle;
  }
  return bezier(x1, x2, high);
}

/** The angle by which a peg pushes the pointer aside, degrees. */
const push = -14;

/** Durations of the push of the pointer and of its return, as shares of a spin. */
const lean = 0.02;
const spring = 0.025;

/**
 * The keyframes of the pointer, which each passing peg pushes aside. If pegs pass faster than the pointer
 * moves, some pegs have no effect.
 */
export function pointerFrames(from: number, to: number, pegs: number): Keyframe[] {
  const step = 360 / pegs;
  const frame = (offset: number, angle: number) => ({ offset, transform: `rotate(${angle}deg)` });
  const frames = [frame(0, 0)];
  let free = 0;
  for (let angle = Math.ceil(from / step) * step; angle < to; angle += step) {
    const time = timeOf((angle - from) / (to - from));
    if (time - lean < free || time + spring > 1) continue;
    frames.push(frame(time - lean, 0), frame(time, push), frame(time + spring, 0));
    free = time + spring;
  }
  return [...frames, frame(1, 0)];
}
