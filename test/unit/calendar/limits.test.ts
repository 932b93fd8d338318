import { describe, expect, it } from "vitest";
import {
  areReversed,
  clampDay,
  hasNextMonth,
  hasPreviousMonth,
  isOutside,
  startsBeyond,
} from "../../../src/calendar";
import { day } from "./days";

const limits = { min: day("2026-11-15"), max: day("2026-12-10") };

describe("limits", () => {
  it("hide an arrow in the month of a limit, on any day", () => {
    expect(hasPreviousMonth(day("2026-11-30"), limits)).toBe(false);
    expect(hasNextMonth(day("2026-11-30"), limits)).toBe(true);
    expect(hasPreviousMonth(day("2026-12-01"), limits)).toBe(true);
    expect(hasNextMonth(day("2026-12-01"), limits)).toBe(false);
  });

  it("hide it only in that month: beyond a limit, navigation is not stopped", () => {
    expect(hasPreviousMonth(day("2026-10-31"), limits)).toBe(true);
    expect(hasNextMonth(day("2027-01-01"), limits)).toBe(true);
    expect(startsBeyond(day("2026-10-31"), limits)).toBe(true);
    expect(startsBeyond(day("2027-01-01"), limits)).toBe(true);
    expect(startsBeyond(day("2026-11-01"), limits)).toBe(false);
    expect(startsBeyond(day("2026-12-31"), limits)).toBe(false);
  });

  it("hide no arrow without limits", () => {
    expect(hasPreviousMonth(day("2026-11-01"), {})).toBe(true);
    expect(hasNextMonth(day("2026-11-01"), {})).toBe(true);
    expect(isOutside(day("2026-11-01"), {})).toBe(false);
  });

  it("know the days outside", () => {
    expect(isOutside(day("2026-11-14"), limits)).toBe(true);
    expect(isOutside(day("2026-11-15"), limits)).toBe(false);
    expect(isOutside(day("2026-12-10"), limits)).toBe(false);
    expect(isOutside(day("2026-12-11"), limits)).toBe(true);
  });

  it("replace a day outside by the nearest one inside", () => {
    expect(clampDay(day("2026-01-01"), limits)).toEqual(limits.min);
    expect(clampDay(day("2027-01-01"), limits)).toEqual(limits.max);
    expect(clampDay(day("2026-11-21"), limits)).toEqual(day("2026-11-21"));
  });

  it("are reversed if the minimum is after the maximum", () => {
    expect(areReversed({ min: limits.max, max: limits.min })).toBe(true);
    expect(areReversed(limits)).toBe(false);
    expect(areReversed({ min: limits.min, max: limits.min })).toBe(false);
    expect(areReversed({ min: limits.min })).toBe(false);
  });
});
