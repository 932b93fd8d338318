import { getTimezoneOffset } from "date-fns-tz/getTimezoneOffset";
import type { CivilDate } from "./civil-date";
import { createZonedFields, type TimeZone } from "./clock";

/** A date and a time of day, without a zone. */
export interface CivilTime extends CivilDate {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

/** Milliseconds by which a clock change moves the time in the supported zones. */
const clockChange = 60 * 60 * 1000;

const readHour = createZonedFields({ hour: "numeric", hourCycle: "h23" });

/** The instant of a civil time in UTC, milliseconds since 1970. */
export function instantInUtc({ year, month, day, hour, minute, second, millisecond }: CivilTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, millisecond);
}

/**
 * The instant of a civil time in a zone, milliseconds since 1970. In autumn one hour occurs twice: the first
 * occurrence is used. In spring one hour does not exist: its times count from the clock change on, so that
 * 02:30 means 03:30.
 */
export function toInstant(time: CivilTime, zone: TimeZone): number {
  const asUtc = instantInUtc(time);
  const instant = asUtc - getTimezoneOffset(zone, new Date(asUtc));
  const hasHour = (candidate: number) => readHour(candidate, zone).get("hour") === time.hour;
  // In the hours of a clock change, the result of date-fns-tz is wrong by an hour or depends on the visitor's
  // zone.
  if (hasHour(instant - clockChange)) return instant - clockChange;
  return hasHour(instant) ? instant : instant + clockChange;
}
