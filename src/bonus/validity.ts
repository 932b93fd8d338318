import { toInstant } from "../time/civil-time";
import { civilDateAt, type TimeZone } from "../time/clock";
import { type BonusDate, readDate } from "./dates";
import type { Bonus } from "./schema";

/** How a site reads the dates of its bonuses. */
export interface DateRules {
  readonly zone: TimeZone;
  /** An expiration without a time lasts until the end of its day; else until its first midnight, as specified. */
  readonly endOfDay: boolean;
}

/** From when to when a bonus may be shown, both moments included. Milliseconds since 1970, or endless. */
export interface Validity {
  readonly from: number;
  readonly until: number;
}

/** Of a bonus with a date that nobody can read: it would be a guess to show it. */
const never: Validity = { from: Infinity, until: -Infinity };

/** The last millisecond of the day that begins in this moment. */
function lastMomentOf({ instant }: BonusDate, zone: TimeZone): number {
  const { year, month, day } = civilDateAt(instant, zone);
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 };
  const nextDay = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
  return toInstant({ ...nextDay, ...midnight }, zone) - 1;
}

/** A date that is absent sets no limit; one that cannot be read keeps the bonus hidden. */
export function validityOf(
  { datePublication, dateExpiration }: Pick<Bonus, "datePublication" | "dateExpiration">,
  { zone, endOfDay }: DateRules,
): Validity {
  const publication = readDate(datePublication, zone);
  const expiration = readDate(dateExpiration, zone);
  if (publication === "unreadable" || expiration === "unreadable") return never;
  return {
    from: publication === "absent" ? -Infinity : publication.instant,
    until: expiration === "absent" ? Infinity : endOf(expiration, { zone, endOfDay }),
  };
}

const endOf = (expiration: BonusDate, { zone, endOfDay }: DateRules) =>
  endOfDay && expiration.isDay ? lastMomentOf(expiration, zone) : expiration.instant;

export const isWithin = ({ from, until }: Validity, now: number): boolean => from <= now && now <= until;

/** Whether a bonus may be shown now: both its first and its last moment count (specification section 5). */
export const isShown = (bonus: Bonus, now: number, rules: DateRules): boolean =>
  isWithin(validityOf(bonus, rules), now);

/** The next moment at which one of these begins or is over; undefined where nothing will change by itself. */
export function nextChange(validities: readonly Validity[], now: number): number | undefined {
  const changes = validities
    .filter(({ from, until }) => from <= until)
    // A bonus is over in the moment after its last.
    .flatMap(({ from, until }) => [from, until + 1])
    .filter((instant) => instant > now && Number.isFinite(instant));
  return changes.length > 0 ? Math.min(...changes) : undefined;
}
