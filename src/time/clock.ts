import { withoutPrototype } from "../utils/objects";
import type { CivilDate } from "./civil-date";

export type TimeZone = "Europe/Rome" | "Europe/San_Marino" | "Europe/Vatican";
export const timeZones = ["Europe/Rome", "Europe/San_Marino", "Europe/Vatican"] as const;

/** The clocks of the device. Tests replace them. */
export interface TimeSource {
  /** The device's clock, milliseconds since 1970. The user can change it. */
  wallNow(): number;
  /** Milliseconds since an arbitrary start, by a clock that never jumps. */
  monotonicNow(): number;
}

export interface Clock {
  /**
   * Milliseconds since 1970: the server's time after the first `synchronise`, and the device's time until
   * then.
   */
  now(): number;
  /**
   * Sets the clock by the `Date` header of a response that does not come from a cache.
   * @param roundTrip from the request to the response, milliseconds
   */
  synchronise(dateHeader: string | null, roundTrip: number): void;
  /**
   * Calls the listener when `synchronise` has moved the clock, because running timers may then be early or
   * late.
   * @returns a function that removes the listener
   */
  onChange(listener: () => void): () => void;
  /** Today's date in a zone of the site, independent of the visitor's zone. */
  today(zone: TimeZone): CivilDate;
}

const browserTime: TimeSource = {
  wallNow: () => Date.now(),
  monotonicNow: () => performance.now(),
};

type ReadZonedFields = (instant: number, zone: TimeZone) => ReadonlyMap<Intl.DateTimeFormatPartTypes, number>;

/** Reads fields of an instant's civil time from the browser's time zone data. Formats are cached by zone. */
export function createZonedFields(fields: Intl.DateTimeFormatOptions): ReadZonedFields {
  const formats = new Map<TimeZone, Intl.DateTimeFormat>();
  return (instant, timeZone) => {
    const format =
      formats.get(timeZone) ??
      new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", withoutPrototype({ timeZone, ...fields }));
    formats.set(timeZone, format);
    return new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  };
}

const calendarFields = { year: "numeric", month: "numeric", day: "numeric" } as const;

const readCalendar = createZonedFields(calendarFields);

/** The civil date of an instant (milliseconds since 1970) in a zone. */
export function civilDateAt(instant: number, zone: TimeZone): CivilDate {
  const parts = readCalendar(instant, zone);
  return { year: parts.get("year") ?? 1970, month: parts.get("month") ?? 1, day: parts.get("day") ?? 1 };
}

export function createClock(time: TimeSource = browserTime): Clock {
  /** Server time minus monotonic time; undefined before the first `synchronise`. */
  let offset: number | undefined;
  const listeners = new Set<() => void>();
  const now = () => (offset === undefined ? time.wallNow() : time.monotonicNow() + offset);
  return {
    now,
    synchronise(dateHeader, roundTrip) {
      const serverTime = new Date(dateHeader ?? "").getTime();
      if (Number.isNaN(serverTime)) return;
      // The `Date` header has whole seconds, so half a second and half the round trip are added. A difference
      // within this uncertainty is ignored, because the clock must not jump at each response.
      const uncertainty = 500 + roundTrip / 2;
      const estimate = serverTime + uncertainty - time.monotonicNow();
      if (offset !== undefined && Math.abs(estimate - offset) <= uncertainty) return;
      offset = estimate;
      for (const listener of [...listeners]) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    today: (zone) => civilDateAt(now(), zone),
  };
}
