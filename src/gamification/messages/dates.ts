import type { CivilDate } from "../../time/civil-date";
import { civilDateAt, type TimeZone } from "../../time/clock";

const hour = 60 * 60 * 1000;

/** The difference of the supported zones to UTC, in summer and in winter, milliseconds. */
const offsets = [2 * hour, hour];

/**
 * The first instant of a day in a zone, milliseconds since 1970. A day beyond the end of its month is one of
 * the next month.
 */
export function startOfDay({ year, month, day }: CivilDate, zone: TimeZone): number {
  const asUtc = Date.UTC(year, month - 1, day);
  const isMidnight = (instant: number) => civilDateAt(instant, zone).day === new Date(asUtc).getUTCDate();
  return asUtc - (offsets.find((offset) => isMidnight(asUtc - offset)) ?? 0);
}

/**
 * The first instant of a later day than that of an instant: of the next one, unless `days` says otherwise.
 */
export function startOfLaterDay(instant: number, zone: TimeZone, days = 1): number {
  const { year, month, day } = civilDateAt(instant, zone);
  return startOfDay({ year, month, day: day + days }, zone);
}

/** Kind of an expiry: `past`, `today` and `tomorrow` are days of the site's zone. */
export type ExpiryWord = "past" | "today" | "tomorrow" | "later";

/**
 * Which words an expiry needs.
 *
 * @param now milliseconds since 1970
 */
export function expiryWord(expiry: number, now: number, zone: TimeZone): ExpiryWord {
  if (expiry <= now) return "past";
  if (expiry < startOfLaterDay(now, zone)) return "today";
  return expiry < startOfLaterDay(now, zone, 2) ? "tomorrow" : "later";
}

/**
 * When the words of one of the expiries change next: when it is reached, or at midnight.
 *
 * @returns milliseconds since 1970; undefined if all are past
 */
export function nextExpiryChange(
  expiries: readonly number[],
  now: number,
  zone: TimeZone,
): number | undefined {
  const open = expiries.filter((expiry) => expiry > now);
  return open.length > 0 ? Math.min(...open, startOfLaterDay(now, zone)) : undefined;
}
