import { readInstant } from "../../../../src/gamification/protocol/instants";

export { readInstant } from "../../../../src/gamification/protocol/instants";
export { wireInstant } from "../../../../src/gamification/protocol/instants";

/** Parses an instant in wire format. @returns milliseconds since 1970; NaN if the text is not an instant */
export const parseWireInstant = (text: string | undefined) => readInstant(text) ?? NaN;

/** Whether an instant is between two dates. A missing date means no limit. */
export function isWithinDates(
  { startDate, endDate }: { readonly startDate?: string; readonly endDate?: string },
  now: number,
): boolean {
  return !(parseWireInstant(startDate) > now) && !(parseWireInstant(endDate) <= now);
}
