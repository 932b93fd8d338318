/** An instant as the platform writes it: in UTC, with an offset that has no colon (protocol section 3). */
export const wireInstant = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replace("Z", "+0000");

/** Milliseconds of such a text, and of ISO 8601 as others write it; NaN where it is none. */
export const instantOf = (text: string | undefined) => Date.parse(text?.replace(/\+0000$/, "Z") ?? "");

/** Whether an instant lies between two dates; a date that is not there bounds nothing. */
export function isWithinDates(
  { startDate, endDate }: { readonly startDate?: string; readonly endDate?: string },
  now: number,
): boolean {
  return !(instantOf(startDate) > now) && !(instantOf(endDate) <= now);
}
