import type { CivilDate } from "./civil-date";
import { calendarFields, createZonedFields, type TimeZone } from "./clock";

/** What a calendar and a clock on the wall show, somewhere. */
export interface CivilTime extends CivilDate {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

const day = 24 * 60 * 60 * 1000;

const readWall = createZonedFields({
  ...calendarFields,
  hourCycle: "h23",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** What the wall shows in a zone at an instant (milliseconds since 1970). */
export function civilTimeAt(instant: number, zone: TimeZone): CivilTime {
  const parts = readWall(instant, zone);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
    second: part("second"),
    millisecond: ((instant % 1000) + 1000) % 1000,
  };
}

/** The instant at which a wall in Greenwich shows this. */
export function instantInUtc({ year, month, day, hour, minute, second, millisecond }: CivilTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, millisecond);
}

/** How far a zone's walls are ahead of Greenwich, milliseconds. */
const offsetAt = (instant: number, zone: TimeZone) => instantInUtc(civilTimeAt(instant, zone)) - instant;

/**
 * The instant at which the wall shows this in a zone. Of an hour that comes twice in autumn it is the first; an hour
 * that spring leaves out is as long after the change as it would have been.
 */
export function toInstant(time: CivilTime, zone: TimeZone): number {
  const utc = instantInUtc(time);
  // Clocks change at most once in these two days.
  const before = offsetAt(utc - day, zone);
  const after = offsetAt(utc + day, zone);
  const isShown = (offset: number) => offsetAt(utc - offset, zone) === offset;
  return utc - (isShown(before) || !isShown(after) ? before : after);
}
