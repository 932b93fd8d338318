import { describe, expect, it } from "vitest";
import { addDays } from "../../../src/calendar/civil";
import { toIsoDate } from "../../../src/definition";
import { createClock, timeZones } from "../../../src/time/clock";
import { day } from "../calendar/days";

const todayAt = (instant: string, zone: (typeof timeZones)[number]) => {
  const now = Date.parse(instant);
  return toIsoDate(createClock({ wallNow: () => now, monotonicNow: () => now }).today(zone));
};

describe.each(timeZones)("today in %s", (zone) => {
  it.each([
    ["2026-03-28T23:30:00+01:00", "2026-03-28"],
    ["2026-03-29T00:30:00+01:00", "2026-03-29"],
    ["2026-03-29T23:30:00+02:00", "2026-03-29"],
    ["2026-03-30T00:30:00+02:00", "2026-03-30"],
    ["2026-10-24T23:30:00+02:00", "2026-10-24"],
    ["2026-10-25T00:30:00+02:00", "2026-10-25"],
    ["2026-10-25T23:30:00+01:00", "2026-10-25"],
    ["2026-10-26T00:30:00+01:00", "2026-10-26"],
    ["2026-11-21T00:30:00+01:00", "2026-11-21"],
    ["2026-11-20T23:30:00+01:00", "2026-11-20"],
    ["2026-11-21T23:30:00+01:00", "2026-11-21"],
  ])("is computed at %s as %s, regardless of the visitor's location", (instant, expected) => {
    expect(todayAt(instant, zone)).toBe(expected);
  });

  it.each(["2026-03-29", "2026-10-25"])("is correct at every hour of %s", (changeDay) => {
    const start = Date.parse(`${changeDay}T12:00:00Z`) - 12 * 3_600_000;
    const days = new Set(
      Array.from({ length: 26 }, (_, hour) =>
        todayAt(new Date(start + hour * 3_600_000).toISOString(), zone),
      ),
    );
    expect([...days]).toEqual([changeDay, toIsoDate(addDays(day(changeDay), 1))]);
  });
});
