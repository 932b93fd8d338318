import type { TimeZone } from "../../time/clock";
import { startOfLaterDay } from "./days";

/** How an expiry is said: `past`, `today` and `tomorrow` are days of the site's zone. */
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
