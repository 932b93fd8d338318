import fc from "fast-check";
import { addDays } from "../../../src/calendar/civil";
import { type CivilDate, parseCivilDate } from "../../../src/definition";

/** Parses an existing day, for expectations. Throws if the day does not exist. */
export function day(iso: string): CivilDate {
  const date = parseCivilDate(iso);
  if (!date) throw new Error(`${iso} is no day`);
  return date;
}

/** Any day of the years 1900 to 2199. */
export const anyDay = fc.integer({ min: 0, max: 109_571 }).map((days) => addDays(day("1900-01-01"), days));
