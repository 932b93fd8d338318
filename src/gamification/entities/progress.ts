import { optInReading, type Stated } from "../protocol/states";
import type { PointsStrategy } from "../protocol/strategies";

/**
 * The percentage of an entity's progress, from 0 to 100.
 *
 * @returns undefined if it is unknown; values outside the range are clamped
 */
export function percentOf(percentageComplete: number | null | undefined): number | undefined {
  if (typeof percentageComplete !== "number" || Number.isNaN(percentageComplete)) return undefined;
  return Math.min(Math.max(percentageComplete, 0), 100);
}

/** A member's progress as the platform reports it. */
export interface ProgressNumbers {
  readonly points?: number | undefined;
  readonly percentageComplete?: number | undefined;
}

/** The member's progress. A completed state counts as complete, even if the numbers disagree. */
export const memberProgress = (optIn: Stated & ProgressNumbers): ProgressNumbers =>
  optInReading(optIn) === "completed" ? { percentageComplete: 100 } : optIn;

/** Collected points, and points to collect. */
export interface PointsProgress {
  readonly points: number;
  readonly target: number;
}

/**
 * The progress in points, for a target that is reached by collecting points.
 *
 * @param points the points of the member; if undefined, the points are derived from the percentage
 * @returns undefined without a target, and for operators for which "x of y" would be wrong (LessThan,
 * LessThanEquals)
 */
export function pointsProgress(
  strategy: PointsStrategy | undefined,
  { points, percentageComplete }: ProgressNumbers,
): PointsProgress | undefined {
  const target = strategy && targetOf(strategy);
  if (target === undefined || target <= 0) return undefined;
  const percent = percentOf(percentageComplete);
  const derived = percent === undefined ? undefined : Math.floor((percent * target) / 100);
  const reached = points ?? derived;
  return reached === undefined ? undefined : { points: Math.min(Math.max(reached, 0), target), target };
}

/** The number of points at which a strategy is fulfilled; undefined if collecting points does not fulfil it. */
function targetOf({ operator, pointsValue }: PointsStrategy): number | undefined {
  if (pointsValue === undefined) return undefined;
  switch (operator) {
    case "LessThan":
    case "LessThanEquals":
      return undefined;
    case "GreaterThan":
      // Points are whole numbers, so "more than 4" is reached with 5.
      return Math.floor(pointsValue) + 1;
    default:
      return pointsValue;
  }
}
