// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toInstant } from "../../../src/time/civil-time";
import { type TimeZone, timeZones } from "../../../src/time/clock";
import { useVisitorZone, visitorZones } from "../support/visitor-zone";

const hour = 60 * 60 * 1000;
const rome = "Europe/Rome";

/** Civil time of an ISO string: `2026-03-29T02:30`, optionally with seconds and milliseconds. */
function civilTime(text: string) {
  const [year = 0, month = 0, day = 0, hours = 0, minute = 0, second = 0, millisecond = 0] = text
    .split(/\D/)
    .map(Number);
  return { year, month, day, hour: hours, minute, second, millisecond };
}

/** Civil time of an instant according to the browser's time zone data. */
function civilTimeAt(instant: number, timeZone: TimeZone) {
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return { ...civilTime(shown.format(instant)), millisecond: ((instant % 1000) + 1000) % 1000 };
}

const utc = (text: string) => new Date(toInstant(civilTime(text), rome)).toISOString().slice(0, 16);

describe.each(visitorZones)("the conversion from Rome time to UTC for a visitor in %s", (visitorZone) => {
  useVisitorZone(visitorZone);

  it.each([
    ["2026-01-15T12:00", "2026-01-15T11:00"],
    ["2026-07-15T00:00", "2026-07-14T22:00"],
    ["2026-11-21T00:00", "2026-11-20T23:00"],
  ])("converts %s to %sZ", (civil, instant) => {
    expect(utc(civil)).toBe(instant);
  });

  it.each([
    ["2026-03-29", "2026-03-29T01:00"],
    ["2027-03-28", "2027-03-28T01:00"],
    ["2028-03-26", "2028-03-26T01:00"],
  ])("maps a time in the hour skipped on %s to an instant after the clock change", (day, change) => {
    expect(utc(`${day}T01:59`)).toBe(change.replace("01:00", "00:59"));
    expect(utc(`${day}T02:30`)).toBe(change.replace("01:00", "01:30"));
    expect(utc(`${day}T03:00`)).toBe(change);
  });

  it.each(["2026-10-25", "2027-10-31", "2028-10-29"])(
    "selects the first of the two equal hours on %s",
    (day) => {
      expect(utc(`${day}T02:00`)).toBe(`${day}T00:00`);
      expect(utc(`${day}T02:59`)).toBe(`${day}T00:59`);
      expect(utc(`${day}T03:00`)).toBe(`${day}T02:00`);
    },
  );
});

const pairsOfZones = visitorZones.flatMap((visitorZone) =>
  timeZones.map((zone) => [zone, visitorZone] as const),
);

describe.each(pairsOfZones)("the time conversion in %s for a visitor in %s", (zone, visitorZone) => {
  useVisitorZone(visitorZone);
  const days = ["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-03-26", "2028-10-29"];
  const nearChange = fc
    .tuple(fc.constantFrom(...days), fc.integer({ min: -36 * hour, max: 36 * hour }))
    .map(([day, distance]) => Date.parse(day) + distance);
  // Excludes 0, because a cached format from another test file's fake clock reads 0 as the current time.
  const anyTime = fc
    .integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2090, 0, 1) })
    .filter((instant) => instant !== 0);

  it("maps the civil time of an instant back to this instant, or to the first of two equal hours", () => {
    fc.assert(
      fc.property(fc.oneof(nearChange, anyTime), (instant) => {
        const found = toInstant(civilTimeAt(instant, zone), zone);
        expect([instant, instant - hour]).toContain(found);
        expect(civilTimeAt(found, zone)).toEqual(civilTimeAt(instant, zone));
      }),
    );
  });

  it("never maps a later civil time of a day to an earlier instant", () => {
    fc.assert(
      fc.property(fc.constantFrom(...days), fc.nat(47), fc.nat(47), (day, one, other) => {
        const at = (half: number) =>
          toInstant(
            { ...civilTime(`${day}T00:00`), hour: Math.floor(half / 2), minute: (half % 2) * 30 },
            zone,
          );
        // The hour that the spring clock change skips has the same instants as the next hour.
        const first = Math.min(one, other);
        const last = Math.max(one, other);
        expect(at(last) - at(first)).toBeGreaterThanOrEqual(last - first >= 2 ? 0 : -hour);
      }),
    );
  });
});
