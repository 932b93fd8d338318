import type { CivilDate } from "../../time/civil-date";
import { civilDateAt, type TimeZone } from "../../time/clock";

const hour = 60 * 60 * 1000;

/** Offsets of the supported zones from UTC, in summer and in winter, milliseconds. */
const offsets = [2 * hour, hour];

/**
 * The first instant of a day in a zone, milliseconds since 1970. A day beyond the end of its month counts as a day of
 * the next month.
 */
export function startOfDay({ year, month, day }: CivilDate, zone: TimeZone): number {
  const asUtc = Date.UTC(year, month - 1, day);
  const isMidnight = (instant: number) => civilDateAt(instant, zone).day === new Date(asUtc).getUTCDate();
  return asUtc - (offsets.find((offset) => isMidnight(asUtc - offset)) ?? 0);
}

/**
 * The first instant, in a zone, of the day that is `days` days after the day of an instant.
 *
 * @param days 1 means the next day
 */
export function startOfLaterDay(instant: number, zone: TimeZone, days = 1): number {
  const { year, month, day } = civilDateAt(instant, zone);
  return startOfDay({ year, month, day: day + days }, zone);
}

/** Kind of an expiry. `today` and `tomorrow` are days in the site's zone. */
export type ExpiryWord = "past" | "today" | "tomorrow" | "later";

/**
 * The kind of an expiry.
 *
 * @param now milliseconds since 1970
 */
export function expiryWord(expiry: number, now: number, zone: TimeZone): ExpiryWord {
  if (expiry <= now) return "past";
  if (expiry < startOfLaterDay(now, zone)) return "today";
  return expiry < startOfLaterDay(now, zone, 2) ? "tomorrow" : "later";
}

/**
 * When the text of any of the expiries next changes: at the expiry itself or at midnight.
 *
 * @returns milliseconds since 1970; undefined if all expiries are past
 */
export function nextExpiryChange(
  expiries: readonly number[],
  now: number,
  zone: TimeZone,
): number | undefined {
  const open = expiries.filter((expiry) => expiry > now);
  return open.length > 0 ? Math.min(...open, startOfLaterDay(now, zone)) : undefined;
}
