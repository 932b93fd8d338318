import type { CivilDate } from "../../time/civil-date";
import { civilDateAt, type TimeZone } from "../../time/clock";

const hour = 60 * 60 * 1000;

/** The difference of the supported zones to UTC, in summer and in winter, milliseconds. */
const offsets = [2 * hour, hour];

/**
 * The first instant of a day in a zone, milliseconds since 1970. A day beyond the end of its month is one of the next
 * month.
 */
export function startOfDay({ year, month, day }: CivilDate, zone: TimeZone): number {
  const asUtc = Date.UTC(year, month - 1, day);
  const isMidnight = (instant: number) => civilDateAt(instant, zone).day === new Date(asUtc).getUTCDate();
  return asUtc - (offsets.find((offset) => isMidnight(asUtc - offset)) ?? 0);
}

/** The first instant of a later day than that of an instant: of the next one, unless `days` says otherwise. */
export function startOfLaterDay(instant: number, zone: TimeZone, days = 1): number {
  const { year, month, day } = civilDateAt(instant, zone);
  return startOfDay({ year, month, day: day + days }, zone);
}
