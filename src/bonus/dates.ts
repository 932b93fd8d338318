import { parseCivilDate } from "../time/civil-date";
import { type CivilTime, instantInUtc, toInstant } from "../time/civil-time";
import type { TimeZone } from "../time/clock";

/** A date of a bonus. */
export interface BonusDate {
  /** Milliseconds since 1970; of a day without a time its first moment. */
  readonly instant: number;
  /** True where only a day was written. */
  readonly isDay: boolean;
}

/** Absent and unreadable are told apart: the one means no limit, the other that nobody knows the limit. */
export type ReadDate = BonusDate | "absent" | "unreadable";

const maxDateLength = 40;
const epochMilliseconds = /^\d{11,14}$/;
const dateAndTime =
  /^(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})(?:[T ] ?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Dates that a calendar of four-digit years can write: the years 1 to 9999. */
const isWritable = (instant: number) =>
  instant >= Date.UTC(-1, 0, 1) && instant < Date.UTC(10_000, 0, 2) && Number.isInteger(instant);

function offsetOf(zone: string): number | undefined {
  if (zone.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function readText(text: string, siteZone: TimeZone): BonusDate | undefined {
  if (epochMilliseconds.test(text)) return { instant: Number(text), isDay: false };
  const [, date = "", hour, minute, second = "0", fraction = "0", zone] = dateAndTime.exec(text) ?? [];
  // Days that do not exist are refused here: 31 February would be some day of March elsewhere.
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
  const isWhole = hour !== undefined && offset !== undefined;
  return isWhole ? { instant: instantInUtc(time) - offset, isDay: false } : undefined;
}

/**
 * Reads a date as bonus managers write them: `dd/mm/yyyy` and `yyyy-mm-dd`, with or without a time, by the walls of
 * the site's zone; with `Z` or an offset, or as milliseconds since 1970, an instant.
 */
export function readDate(written: string | number | undefined, zone: TimeZone): ReadDate {
  if (written === undefined) return "absent";
  if (typeof written === "number") {
    return isWritable(written) ? { instant: written, isDay: false } : "unreadable";
  }
  const text = written.trim();
  if (text === "") return "absent";
  if (text.length > maxDateLength) return "unreadable";
  return readText(text, zone) ?? "unreadable";
}
