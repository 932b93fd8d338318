import { describe, expect, it } from "vitest";
import { formatItalianDate, formatLongDate, formatMonth } from "../../../src/calendar/format";
import { calendarNames } from "../../../src/calendar/names";
import { day } from "./days";

describe("the labels of the calendar", () => {
  it("are those of the specification", () => {
    expect(calendarNames.it.shortWeekdays.join(" ")).toBe("LUN MAR MER GIO VEN SAB DOM");
    expect(calendarNames.it.months[0]).toBe("Gennaio");
    expect(calendarNames.it.months[11]).toBe("Dicembre");
    expect(formatMonth({ year: 2026, month: 11 }, "it")).toBe("Novembre 2026");
  });

  it("show the selected date in the Italian format, with leading zeros", () => {
    expect(formatItalianDate(day("2026-03-01"))).toBe("01/03/2026");
    expect(formatItalianDate(day("0987-11-12"))).toBe("12/11/0987");
  });

  it("name a day in full", () => {
    expect(formatLongDate(day("2026-11-12"), "it")).toBe("giovedì 12 novembre 2026");
    expect(formatLongDate(day("2026-11-12"), "en")).toBe("Thursday 12 November 2026");
  });

  it("exist for seven days and twelve months in each language, all different", () => {
    for (const { months, weekdays, shortWeekdays } of Object.values(calendarNames)) {
      expect(new Set(months).size).toBe(12);
      expect(new Set(weekdays).size).toBe(7);
      expect(new Set(shortWeekdays).size).toBe(7);
    }
  });
});
