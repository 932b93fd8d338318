import type { CivilDate } from "./civil-date";

export type TimeZone = "Europe/Rome" | "Europe/San_Marino" | "Europe/Vatican";
export const timeZones = ["Europe/Rome", "Europe/San_Marino", "Europe/Vatican"] as const;

/** The time that a browser has: wall clock and a clock that no user can set. Tests give their own. */
export interface TimeSource {
  /** Milliseconds since 1970, as the device believes. */
  wallNow(): number;
  /** Milliseconds since some start; never jumps. */
  monotonicNow(): number;
}

export interface Clock {
  /** Milliseconds since 1970 by the server's clock where one was heard, else by the device's. */
  now(): number;
  /** Takes the `Date` header of an uncached answer; `roundTrip` in milliseconds. */
  synchronise(dateHeader: string | null, roundTrip: number): void;
  /** Today's civil date in the operator's time zone, whatever zone the visitor is in. */
  today(zone: TimeZone): CivilDate;
}

const browserTime: TimeSource = {
  wallNow: () => Date.now(),
  monotonicNow: () => performance.now(),
};

type ReadWall = (instant: number, zone: TimeZone) => ReadonlyMap<Intl.DateTimeFormatPartTypes, number>;

/** Reads what calendars and clocks on the wall show, by the browser's own time zone data; each zone's format is kept. */
export function createZonedFields(fields: Intl.DateTimeFormatOptions): ReadWall {
  const formats = new Map<TimeZone, Intl.DateTimeFormat>();
  return (instant, timeZone) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", { timeZone, ...fields });
    formats.set(timeZone, format);
    return new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  };
}

const calendarFields = { year: "numeric", month: "numeric", day: "numeric" } as const;

const readCalendar = createZonedFields(calendarFields);

/** The civil date of an instant in a zone. */
export function civilDateAt(instant: number, zone: TimeZone): CivilDate {
  const parts = readCalendar(instant, zone);
  return { year: parts.get("year") ?? 1970, month: parts.get("month") ?? 1, day: parts.get("day") ?? 1 };
}

export function createClock(time: TimeSource = browserTime): Clock {
  /** Server time minus monotonic time; undefined until a server was heard. */
  let offset: number | undefined;
  const now = () => (offset === undefined ? time.wallNow() : time.monotonicNow() + offset);
  return {
    now,
    synchronise(dateHeader, roundTrip) {
      const heard = Date.parse(dateHeader ?? "");
      if (Number.isNaN(heard)) return;
      // The header is cut to the second: half a second and half the way back are the best guess, and what is no
      // further off says nothing new. A clock that counts must not jump at each answer.
      const uncertainty = 500 + roundTrip / 2;
      const guess = heard + uncertainty - time.monotonicNow();
      if (offset === undefined || Math.abs(guess - offset) > uncertainty) offset = guess;
    },
    today: (zone) => civilDateAt(now(), zone),
  };
}
