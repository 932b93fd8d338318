import { toInstant } from "../time/civil-time";
import { civilDateAt, type TimeZone } from "../time/clock";
import { type BonusDate, readDate } from "./dates";
import type { Bonus } from "./schema";

/** The rules of a site for the dates of bonuses. */
export interface DateRules {
  readonly zone: TimeZone;
  /**
   * True if an expiration without a time means the end of that day; otherwise it means the first midnight of
   * that day, as specified.
   */
  readonly expiresAtEndOfDay: boolean;
}

/** The period in which a bonus may be shown, inclusive. Milliseconds since 1970. */
export interface Validity {
  readonly from: number;
  readonly until: number;
  /** True if `until` is the end of a day that was written without a time. */
  readonly endsWithDay: boolean;
}

/** Returns the last millisecond of the day that begins at the given instant. */
function endOfDayOf({ instant }: BonusDate, zone: TimeZone): number {
  const { year, month, day } = civilDateAt(instant, zone);
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 };
  const nextDay = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
  return toInstant({ ...nextDay, ...midnight }, zone) - 1;
}

/** The period of a bonus; undefined if a date is absent or unreadable, so that the bonus is never shown. */
export function validityOf(
  { datePublication, dateExpiration }: Pick<Bonus, "datePublication" | "dateExpiration">,
  { zone, expiresAtEndOfDay }: DateRules,
): Validity | undefined {
  const publication = readDate(datePublication, zone);
  const expiration = readDate(dateExpiration, zone);
  if (typeof publication === "string" || typeof expiration === "string") return undefined;
  const endsWithDay = expiresAtEndOfDay && expiration.isDay;
  return {
    from: publication.instant,
    until: endsWithDay ? endOfDayOf(expiration, zone) : expiration.instant,
    endsWithDay,
  };
}

/** Both limits of the period are inclusive (specification section 5). */
export const isWithin = ({ from, until }: Validity, now: number): boolean => from <= now && now <= until;

/** The next instant at which a period begins or ends; undefined if there is none. */
export function nextChange(validities: readonly Validity[], now: number): number | undefined {
  const changes = validities
    .filter(({ from, until }) => from <= until)
    // A period ends after its last millisecond.
    .flatMap(({ from, until }) => [from, until + 1])
    .filter((instant) => instant > now);
  return changes.length > 0 ? Math.min(...changes) : undefined;
}
