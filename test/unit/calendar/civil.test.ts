import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, compareDays, isSameDay, weekdayOf } from "../../../src/calendar/civil";
import { parseCivilDate, toIsoDate } from "../../../src/definition";
import { anyDay, day } from "./days";

describe("civil dates", () => {
  it("have a weekday, with Monday first", () => {
    expect(weekdayOf(day("2026-11-16"))).toBe(0);
    expect(weekdayOf(day("2026-11-22"))).toBe(6);
    expect(weekdayOf(day("2028-02-29"))).toBe(1);
    expect(weekdayOf(day("0001-01-01"))).toBe(0);
  });

  it("can be moved by days across both daylight saving changes, a leap day and the end of a year", () => {
    expect(addDays(day("2026-10-24"), 1)).toEqual(day("2026-10-25"));
    expect(addDays(day("2026-10-25"), 1)).toEqual(day("2026-10-26"));
    expect(addDays(day("2026-03-28"), 2)).toEqual(day("2026-03-30"));
    expect(addDays(day("2028-02-28"), 1)).toEqual(day("2028-02-29"));
    expect(addDays(day("2026-12-31"), 1)).toEqual(day("2027-01-01"));
  });

  it("can be moved by months to the same day number or the month's last day", () => {
    expect(addMonths(day("2026-01-31"), 1)).toEqual(day("2026-02-28"));
    expect(addMonths(day("2028-02-29"), 12)).toEqual(day("2029-02-28"));
    expect(addMonths(day("2026-12-12"), 1)).toEqual(day("2027-01-12"));
    expect(addMonths(day("2027-01-12"), -1)).toEqual(day("2026-12-12"));
    expect(addMonths(day("2026-03-31"), -1)).toEqual(day("2026-02-28"));
  });

  it("stay within years of four digits", () => {
    expect(addDays(day("9999-12-31"), 1)).toEqual(day("9999-12-31"));
    expect(addMonths(day("0001-01-15"), -1)).toEqual(day("0001-01-15"));
  });

  it("are unchanged after adding and subtracting the same number of days", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (start, days) => {
        expect(addDays(addDays(start, days), -days)).toEqual(start);
      }),
    );
  });

  it("are later, with the next weekday, when one day is added", () => {
    fc.assert(
      fc.property(anyDay, (start) => {
        const next = addDays(start, 1);
        expect(compareDays(next, start)).toBeGreaterThan(0);
        expect(weekdayOf(next)).toBe((weekdayOf(start) + 1) % 7);
        expect(parseCivilDate(toIsoDate(next))).toEqual(next);
        expect(isSameDay(start, next)).toBe(false);
      }),
    );
  });
});
