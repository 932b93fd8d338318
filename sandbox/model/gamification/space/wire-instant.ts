import { readInstant } from "../../../../src/gamification/schema/instants";

export { wireInstant } from "../../../../src/gamification/schema/instants";

/** Milliseconds since 1970 of an instant on the wire; NaN where it is none. */
export const instantOf = (text: string | undefined) => readInstant(text) ?? NaN;

/** Whether an instant lies between two dates; a date that is not there bounds nothing. */
export function isWithinDates(
  { startDate, endDate }: { readonly startDate?: string; readonly endDate?: string },
  now: number,
): boolean {
  return !(instantOf(startDate) > now) && !(instantOf(endDate) <= now);
}
