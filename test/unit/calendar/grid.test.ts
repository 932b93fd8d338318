import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdayOf, weeksOf } from "../../../src/calendar/civil";
import { daysInMonth } from "../../../src/definition";

describe("the weeks of a month", () => {
  it("have six rows for November 2026, with only a Sunday in the first row", () => {
    const rows = weeksOf({ year: 2026, month: 11 }).map((week) => week.map((date) => date?.day ?? 0));
    expect(rows).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it("have four rows if February starts on a Monday", () => {
    expect(weeksOf({ year: 2027, month: 2 })).toHaveLength(4);
  });

  it("have each day of the month exactly once, in the column of its weekday", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const weeks = weeksOf({ year, month });
        const days = weeks.flat().filter((date) => date !== undefined);
        expect(days.map(({ day }) => day)).toEqual(
          Array.from({ length: daysInMonth(year, month) }, (_, index) => index + 1),
        );
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          week.forEach((date, column) => expect(date ? weekdayOf(date) : column).toBe(column));
        }
      }),
    );
  });
});
