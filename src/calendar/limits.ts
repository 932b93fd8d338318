import { type CivilDate, daysInMonth } from "../definition";
import { compareDays, compareMonths, type Month } from "./civil";

/** The minimum and maximum of a calendar. Navigation compares only their year and month. */
export interface Limits {
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
}

/**
 * Returns the limits that apply, or the same object if minimum and maximum are in order. Limits in the wrong
 * order are compared by month (specification section 5): reversed months mean no limits, and reversed days
 * mean their whole month.
 */
export function effectiveLimits(limits: Limits): Limits {
  const { min, max } = limits;
  if (!min || !max || compareDays(min, max) <= 0) return limits;
  if (compareMonths(min, max) > 0) return {};
  return { min: { ...min, day: 1 }, max: { ...max, day: daysInMonth(max.year, max.month) } };
}

/** False only in the month of the minimum, because the navigation has no limit in earlier months. */
export function hasPreviousMonth(shown: Month, { min }: Limits): boolean {
  return min === undefined || compareMonths(shown, min) !== 0;
}

/** False only in the month of the maximum, because the navigation has no limit in later months. */
export function hasNextMonth(shown: Month, { max }: Limits): boolean {
  return max === undefined || compareMonths(shown, max) !== 0;
}

/** True for a day before the minimum or after the maximum. */
export function isOutside(day: CivilDate, { min, max }: Limits): boolean {
  return (min !== undefined && compareDays(day, min) < 0) || (max !== undefined && compareDays(day, max) > 0);
}

/**
 * True if the calendar opens in a month before the minimum or after the maximum. In this case, that limit
 * never stops the navigation.
 */
export function startsBeyond(start: Month, { min, max }: Limits): boolean {
  return (
    (min !== undefined && compareMonths(start, min) < 0) ||
    (max !== undefined && compareMonths(start, max) > 0)
  );
}

/** The nearest day within the limits. */
export function clampDay(day: CivilDate, { min, max }: Limits): CivilDate {
  if (min && compareDays(day, min) < 0) return min;
  if (max && compareDays(day, max) > 0) return max;
  return day;
}

/** The limit that a move from one month to another crosses; undefined if there is none. */
export function crossedLimit(from: Month, to: Month, { min, max }: Limits): CivilDate | undefined {
  if (min && compareMonths(from, min) >= 0 && compareMonths(to, min) < 0) return min;
  if (max && compareMonths(from, max) <= 0 && compareMonths(to, max) > 0) return max;
  return undefined;
}
