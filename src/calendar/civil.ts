import { type CivilDate, daysInMonth } from "../definition";
import { listOf } from "../utils/list-of";

const firstYear = 1;
const lastYear = 9999;

/** A `Date` in UTC, because days in UTC have no clock changes. */
function toUtc({ year, month, day }: CivilDate): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** Negative if `a` is before `b`, zero for the same day, positive if it is after. */
export function compareDays(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Compares year and month only. The result has the same meaning as that of `compareDays`. */
export function compareMonths(a: Month, b: Month): number {
  return a.year - b.year || a.month - b.month;
}

export function isSameDay(a: CivilDate, b: CivilDate | undefined): boolean {
  return b !== undefined && compareDays(a, b) === 0;
}

/** A month of a year. Each civil date is also a `Month`. */
export type Month = Pick<CivilDate, "year" | "month">;

/** The day of the week: Monday is 0, Sunday is 6. */
export function weekdayOf(date: CivilDate): number {
  return (toUtc(date).getUTCDay() + 6) % 7;
}

/** Returns the target, or the start if the year of the target does not have four digits. */
function limitYears(start: CivilDate, target: CivilDate): CivilDate {
  return target.year >= firstYear && target.year <= lastYear ? target : start;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  const target = toUtc({ ...date, day: date.day + days });
  return limitYears(date, {
    year: target.getUTCFullYear(),
    month: target.getUTCMonth() + 1,
    day: target.getUTCDate(),
  });
}

/** The same day of another month, or the last day of that month if it is shorter. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return limitYears(date, { year, month, day: Math.min(date.day, daysInMonth(year, month)) });
}

/** Seven days from Monday to Sunday. Days outside the month are undefined. */
export type Week = readonly (CivilDate | undefined)[];

/** The weeks of a month. */
export function weeksOf({ year, month }: Month): readonly Week[] {
  const offset = weekdayOf({ year, month, day: 1 });
  const count = daysInMonth(year, month);
  return listOf(Math.ceil((offset + count) / 7), (week) =>
    listOf(7, (weekday) => {
      const day = week * 7 + weekday - offset + 1;
      return day >= 1 && day <= count ? { year, month, day } : undefined;
    }),
  );
}
