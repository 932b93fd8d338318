import { describe, expect, it } from "vitest";
import {
  clampDay,
  effectiveLimits,
  hasNextMonth,
  hasPreviousMonth,
  isOutside,
  startsBeyond,
} from "../../../src/calendar/limits";
import { day } from "./days";

const limits = { min: day("2026-11-15"), max: day("2026-12-10") };

describe("the limits of a calendar", () => {
  it("hide the arrow that would cross a limit, on any day in the month of that limit", () => {
    expect(hasPreviousMonth(day("2026-11-30"), limits)).toBe(false);
    expect(hasNextMonth(day("2026-11-30"), limits)).toBe(true);
    expect(hasPreviousMonth(day("2026-12-01"), limits)).toBe(true);
    expect(hasNextMonth(day("2026-12-01"), limits)).toBe(false);
  });

  it("keep both arrows visible in a month outside the limits, so that the player can navigate back", () => {
    expect(hasPreviousMonth(day("2026-10-31"), limits)).toBe(true);
    expect(hasNextMonth(day("2027-01-01"), limits)).toBe(true);
    expect(startsBeyond(day("2026-10-31"), limits)).toBe(true);
    expect(startsBeyond(day("2027-01-01"), limits)).toBe(true);
    expect(startsBeyond(day("2026-11-01"), limits)).toBe(false);
    expect(startsBeyond(day("2026-12-31"), limits)).toBe(false);
  });

  it("keep both arrows visible if no limit is set", () => {
    expect(hasPreviousMonth(day("2026-11-01"), {})).toBe(true);
    expect(hasNextMonth(day("2026-11-01"), {})).toBe(true);
    expect(isOutside(day("2026-11-01"), {})).toBe(false);
  });

  it("exclude the days before the minimum and after the maximum", () => {
    expect(isOutside(day("2026-11-14"), limits)).toBe(true);
    expect(isOutside(day("2026-11-15"), limits)).toBe(false);
    expect(isOutside(day("2026-12-10"), limits)).toBe(false);
    expect(isOutside(day("2026-12-11"), limits)).toBe(true);
  });

  it("replace an outside day by the nearest inside day", () => {
    expect(clampDay(day("2026-01-01"), limits)).toEqual(limits.min);
    expect(clampDay(day("2027-01-01"), limits)).toEqual(limits.max);
    expect(clampDay(day("2026-11-21"), limits)).toEqual(day("2026-11-21"));
  });

  it("are ignored if the minimum is in a later month than the maximum", () => {
    const reversed = { min: limits.max, max: limits.min };
    expect(effectiveLimits(reversed)).toEqual({});
    const years = { min: day("2027-01-10"), max: day("2026-12-20") };
    expect(effectiveLimits(years)).toEqual({});
  });

  it("include the whole month if the minimum is later than the maximum in the same month", () => {
    const reversed = { min: day("2028-02-20"), max: day("2028-02-10") };
    const month = { min: day("2028-02-01"), max: day("2028-02-29") };
    expect(effectiveLimits(reversed)).toEqual(month);
  });

  it.each([limits, { min: limits.min, max: limits.min }, { min: limits.min }, { max: limits.max }, {}])(
    "apply unchanged if they are in the correct order, as in %j",
    (ordered) => {
      expect(effectiveLimits(ordered)).toBe(ordered);
    },
  );
});
