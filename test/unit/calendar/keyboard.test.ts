import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareMonths } from "../../../src/calendar/civil";
import { moveByKey } from "../../../src/calendar/keyboard";
import type { Limits } from "../../../src/calendar/limits";
import { toIsoDate } from "../../../src/definition";
import { anyDay, day } from "./days";

const move = (start: string, key: string, shiftKey = false, limits: Limits = {}) => {
  const target = moveByKey(day(start), { key, shiftKey }, limits);
  return target && toIsoDate(target);
};

/** Start days, each with the targets of PageUp, PageDown, Shift+PageUp, Shift+PageDown, Home and End. */
const journeys = [
  ["2026-11-21", "2026-10-21", "2026-12-21", "2025-11-21", "2027-11-21", "2026-11-16", "2026-11-22"],
  ["2026-01-31", "2025-12-31", "2026-02-28", "2025-01-31", "2027-01-31", "2026-01-26", "2026-02-01"],
  ["2028-02-29", "2028-01-29", "2028-03-29", "2027-02-28", "2029-02-28", "2028-02-28", "2028-03-05"],
  ["2026-10-25", "2026-09-25", "2026-11-25", "2025-10-25", "2027-10-25", "2026-10-19", "2026-10-25"],
  ["2026-03-29", "2026-02-28", "2026-04-29", "2025-03-29", "2027-03-29", "2026-03-23", "2026-03-29"],
  ["2026-12-31", "2026-11-30", "2027-01-31", "2025-12-31", "2027-12-31", "2026-12-28", "2027-01-03"],
  ["2027-01-01", "2026-12-01", "2027-02-01", "2026-01-01", "2028-01-01", "2026-12-28", "2027-01-03"],
  ["2026-05-31", "2026-04-30", "2026-06-30", "2025-05-31", "2027-05-31", "2026-05-25", "2026-05-31"],
  ["2026-06-01", "2026-05-01", "2026-07-01", "2025-06-01", "2027-06-01", "2026-06-01", "2026-06-07"],
  ["2027-02-28", "2027-01-28", "2027-03-28", "2026-02-28", "2028-02-28", "2027-02-22", "2027-02-28"],
  ["2026-08-30", "2026-07-30", "2026-09-30", "2025-08-30", "2027-08-30", "2026-08-24", "2026-08-30"],
  ["2000-03-31", "2000-02-29", "2000-04-30", "1999-03-31", "2001-03-31", "2000-03-27", "2000-04-02"],
] as const;

describe("keys of the date grid (D1, D2)", () => {
  it.each(journeys)("move as specified from %s", (start, pageUp, pageDown, yearUp, yearDown, home, end) => {
    expect(move(start, "PageUp")).toBe(pageUp);
    expect(move(start, "PageDown")).toBe(pageDown);
    expect(move(start, "PageUp", true)).toBe(yearUp);
    expect(move(start, "PageDown", true)).toBe(yearDown);
    expect(move(start, "Home")).toBe(home);
    expect(move(start, "End")).toBe(end);
  });

  it.each(journeys)("move by a day or a week with the arrow keys from %s", (start) => {
    const daysLater = (days: number) => {
      const [year = 0, month = 1, date = 1] = start.split("-").map(Number);
      return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
    };
    expect(move(start, "ArrowLeft")).toBe(daysLater(-1));
    expect(move(start, "ArrowRight")).toBe(daysLater(1));
    expect(move(start, "ArrowUp")).toBe(daysLater(-7));
    expect(move(start, "ArrowDown")).toBe(daysLater(7));
  });

  it("do nothing if they are not navigation keys", () => {
    for (const key of ["Enter", " ", "Tab", "Escape", "a"]) expect(move("2026-11-21", key)).toBeUndefined();
  });
});

describe("keys at the month limits", () => {
  const limits = { min: day("2026-11-15"), max: day("2027-02-10") };

  it("stop in a month in which the arrow button is hidden", () => {
    expect(move("2026-11-01", "ArrowLeft", false, limits)).toBe("2026-11-01");
    expect(move("2026-11-03", "ArrowUp", false, limits)).toBe("2026-11-03");
    expect(move("2026-11-21", "PageUp", false, limits)).toBe("2026-11-21");
    expect(move("2027-02-28", "ArrowRight", false, limits)).toBe("2027-02-28");
    expect(move("2027-02-25", "ArrowDown", false, limits)).toBe("2027-02-25");
    expect(move("2027-02-10", "PageDown", false, limits)).toBe("2027-02-10");
  });

  it("stop in the month of a limit if a move by a year would cross the limit", () => {
    expect(move("2027-01-31", "PageUp", true, limits)).toBe("2026-11-30");
    expect(move("2026-12-31", "PageDown", true, limits)).toBe("2027-02-28");
  });

  it("move the focus with Home and End only within the month of the limit", () => {
    expect(move("2026-11-01", "Home", false, limits)).toBe("2026-11-01");
    expect(move("2027-02-28", "End", false, { max: day("2027-02-10") })).toBe("2027-02-28");
    expect(move("2026-12-31", "End", false, { max: day("2026-12-10") })).toBe("2026-12-31");
  });

  it("never leave the allowed months", () => {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
    const press = fc.record({ key: fc.constantFrom(...keys), shiftKey: fc.boolean() });
    fc.assert(
      fc.property(anyDay, anyDay, fc.array(press, { maxLength: 40 }), (one, other, presses) => {
        const [min, max] = compareMonths(one, other) <= 0 ? [one, other] : [other, one];
        let current = min;
        for (const next of presses) {
          current = moveByKey(current, next, { min, max }) ?? current;
          expect(compareMonths(current, min)).toBeGreaterThanOrEqual(0);
          expect(compareMonths(current, max)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it("are not stopped by a limit if the focused day is already in a month beyond that limit", () => {
    expect(move("2026-09-01", "PageUp", false, limits)).toBe("2026-08-01");
    expect(move("2027-03-31", "ArrowRight", false, limits)).toBe("2027-04-01");
  });
});
