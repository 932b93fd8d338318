import type { TourPlan, TourStep } from "./step";

/** The step that a tour shows. */
export interface ShownStep extends TourStep {
  /** The position of the step, from 1, without skipped steps. */
  readonly position: number;
  /** The number of steps, without skipped steps. */
  readonly count: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * A running tour. `waiting`: the next step has no target yet, and the previous step, if any, stays visible.
 */
export interface RunningTour extends TourPlan {
  readonly status: "waiting" | "step" | "asking";
  readonly step: ShownStep | undefined;
}

/** State of the page's tour. */
export type TourState = { readonly status: "idle" } | RunningTour;

/**
 * The reason for the end of a tour: the last step was shown (`finished`), the player cancelled it
 * (`cancelled`), a script or another tour stopped it (`stopped`), or no step could be shown
 * (`nothing-to-show`).
 */
export type TourEnding = "finished" | "cancelled" | "stopped" | "nothing-to-show";

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

/** Name of the item in sessionStorage with the running tour. */
export const runningTourKey = "vetrina-tour";

/** Name of the item in localStorage with the version of a tour that was shown in this browser. */
export const seenTourKey = (id: string): string => `vetrina-tour-seen:${id}`;

/** The version of a tour whose author does not set a version. */
export const firstTourVersion = "1";
