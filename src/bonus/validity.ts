import { toInstant } from "../time/civil-time";
import { civilDateAt, type TimeZone } from "../time/clock";
import { type BonusDate, readDate } from "./dates";
import type { Bonus } from "./schema";

/** The rules of a site for the dates of bonuses. */
export interface DateRules {
  readonly zone: TimeZone;
  /** Whether an expiration without a time means the end of that day. Otherwise it means its first midnight, as specified. */
  readonly endOfDay: boolean;
}

/** The period in which a bonus may be shown, inclusive. Milliseconds since 1970; infinite without a limit. */
export interface Validity {
  readonly from: number;
  readonly until: number;
}

/** For a bonus with an unreadable date, which is never shown. */
const never: Validity = { from: Infinity, until: -Infinity };

/** The last millisecond of the day that begins at this instant. */
function endOfDayOf({ instant }: BonusDate, zone: TimeZone): number {
  const { year, month, day } = civilDateAt(instant, zone);
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 };
  const nextDay = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
  return toInstant({ ...nextDay, ...midnight }, zone) - 1;
}

/** The period of a bonus. An absent date is no limit; with an unreadable date the bonus is never shown. */
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
  endOfDay && expiration.isDay ? endOfDayOf(expiration, zone) : expiration.instant;

export const isWithin = ({ from, until }: Validity, now: number): boolean => from <= now && now <= until;

/** Whether a bonus may be shown at an instant. Both limits are inclusive (specification section 5). */
export const isShown = (bonus: Bonus, now: number, rules: DateRules): boolean =>
  isWithin(validityOf(bonus, rules), now);

/** The next instant at which a period begins or ends; undefined if there is none. */
export function nextChange(validities: readonly Validity[], now: number): number | undefined {
  const changes = validities
    .filter(({ from, until }) => from <= until)
    // A period ends after its last millisecond.
    .flatMap(({ from, until }) => [from, until + 1])
    .filter((instant) => instant > now && Number.isFinite(instant));
  return changes.length > 0 ? Math.min(...changes) : undefined;
}
