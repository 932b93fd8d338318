import { type CivilDate, daysInMonth } from "../definition";

const firstYear = 1;
const lastYear = 9999;

/** A date as days since 1970, in UTC: no zone and no change of clocks comes near it. */
function toUtc({ year, month, day }: CivilDate): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** Negative where `a` is before `b`, zero for the same day. */
export function compareDays(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** The same, by month and year only. */
export function compareMonths(a: Month, b: Month): number {
  return a.year - b.year || a.month - b.month;
}

export function isSameDay(a: CivilDate, b: CivilDate | undefined): boolean {
  return b !== undefined && compareDays(a, b) === 0;
}

/** A month of a year; any civil date is one as well. */
export type Month = Pick<CivilDate, "year" | "month">;

/** Monday is 0, Sunday is 6. */
export function weekdayOf(date: CivilDate): number {
  return (toUtc(date).getUTCDay() + 6) % 7;
}

/** Years have four digits: beyond them a move stays where it is. */
function within(start: CivilDate, target: CivilDate): CivilDate {
  return target.year >= firstYear && target.year <= lastYear ? target : start;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  const target = toUtc({ ...date, day: date.day + days });
  return within(date, {
    year: target.getUTCFullYear(),
    month: target.getUTCMonth() + 1,
    day: target.getUTCDate(),
  });
}

/** The same day of another month, or that month's last one. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return within(date, { year, month, day: Math.min(date.day, daysInMonth(year, month)) });
}
