import type { ShownStep } from "./state";
import type { TourStep } from "./step";

/** A step with its position and the count of steps. Skipped steps are not counted. */
export function shownStep(
  steps: readonly TourStep[],
  index: number,
  skipped: readonly number[],
): ShownStep | undefined {
  const step = steps[index];
  if (!step) return undefined;
  const left = [...steps.keys()].filter((candidate) => !skipped.includes(candidate));
  const position = left.indexOf(index) + 1;
  const count = left.length;
  return { ...step, position, count, isFirst: position === 1, isLast: position === count };
}
