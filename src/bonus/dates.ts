import { parseCivilDate } from "../time/civil-date";
import { type CivilTime, instantInUtc, toInstant } from "../time/civil-time";
import type { TimeZone } from "../time/clock";

/** A date of a bonus. */
export interface BonusDate {
  /** Milliseconds since 1970. For a day without a time, its beginning. */
  readonly instant: number;
  /** True if the date has no time. */
  readonly isDay: boolean;
}

/** `absent` means no limit; `unreadable` means that the limit is not known. */
export type ReadDate = BonusDate | "absent" | "unreadable";

const maxDateLength = 40;
const epochMilliseconds = /^\d{11,14}$/;
const dateAndTime =
  /^(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})(?:[T ] ?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i;

/** True for instants in the years 1 to 9999, with a tolerance of one day for time zones. */
const isInRange = (instant: number) =>
  instant >= Date.UTC(-1, 0, 1) && instant < Date.UTC(10_000, 0, 2) && Number.isInteger(instant);

function offsetOf(zone: string): number | undefined {
  if (zone.toUpperCase() === "Z") return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function readText(text: string, siteZone: TimeZone): BonusDate | undefined {
  if (epochMilliseconds.test(text)) return { instant: Number(text), isDay: false };
  const [, date = "", hour, minute, second = "0", fraction = "0", zone] = dateAndTime.exec(text) ?? [];
  // A day that does not exist is invalid: `Date` would read 31 February as a day of March.
  const day = parseCivilDate(date);
  if (!day) return undefined;
  const time: CivilTime = {
    ...day,
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second),
    millisecond: Math.floor(Number(`0.${fraction}`) * 1000),
  };
  if (time.hour > 23 || time.minute > 59 || time.second > 59) return undefined;
  if (zone === undefined) return { instant: toInstant(time, siteZone), isDay: hour === undefined };
  const offset = offsetOf(zone);
  const isComplete = hour !== undefined && offset !== undefined;
  return isComplete ? { instant: instantInUtc(time) - offset, isDay: false } : undefined;
}

/**
 * Reads a date of the bonus manager: `dd/mm/yyyy` or `yyyy-mm-dd`, with or without a time. The date is in the
 * site's time zone unless it ends with `Z` or an offset. Milliseconds since 1970 are valid too.
 */
export function readDate(value: string | number | undefined, zone: TimeZone): ReadDate {
  if (value === undefined) return "absent";
  if (typeof value === "number") {
    return isInRange(value) ? { instant: value, isDay: false } : "unreadable";
  }
  const text = value.trim();
  if (text === "") return "absent";
  if (text.length > maxDateLength) return "unreadable";
  return readText(text, zone) ?? "unreadable";
}
