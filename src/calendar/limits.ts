import type { CivilDate } from "../definition";
import { compareDays, compareMonths, type Month } from "./civil";

/** The minimum and maximum of a calendar. Navigation compares them by month and year only. */
export interface Limits {
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
}

/** A minimum after the maximum says nothing, so neither counts. */
export function areReversed({ min, max }: Limits): boolean {
  return min !== undefined && max !== undefined && compareDays(min, max) > 0;
}

/** The arrow is hidden at the minimum month, and there only: a month before it is not stopped. */
export function hasPreviousMonth(shown: Month, { min }: Limits): boolean {
  return min === undefined || compareMonths(shown, min) !== 0;
}

/** The arrow is hidden at the maximum month, and there only. */
export function hasNextMonth(shown: Month, { max }: Limits): boolean {
  return max === undefined || compareMonths(shown, max) !== 0;
}

/** True for a day before the minimum or after the maximum, by day. */
export function isOutside(day: CivilDate, { min, max }: Limits): boolean {
  return (min !== undefined && compareDays(day, min) < 0) || (max !== undefined && compareDays(day, max) > 0);
}

/** True where a calendar that opens here can never be stopped by one of its limits. */
export function startsBeyond(start: Month, { min, max }: Limits): boolean {
  return (
    (min !== undefined && compareMonths(start, min) < 0) ||
    (max !== undefined && compareMonths(start, max) > 0)
  );
}

/** The day itself, or the nearest one within the limits. */
export function clampDay(day: CivilDate, { min, max }: Limits): CivilDate {
  if (min && compareDays(day, min) < 0) return min;
  if (max && compareDays(day, max) > 0) return max;
  return day;
}

/** The limit's month that a move from one month to another would cross; undefined where nothing stops it. */
export function crossedLimit(from: Month, to: Month, { min, max }: Limits): CivilDate | undefined {
  if (min && compareMonths(from, min) >= 0 && compareMonths(to, min) < 0) return min;
  if (max && compareMonths(from, max) <= 0 && compareMonths(to, max) > 0) return max;
  return undefined;
}
