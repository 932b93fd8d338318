// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nearDateText, nextNearDateChange } from "../../../../src/gamification/entities/dates";

/** Saturday, 23:30 in Rome. In UTC+2 and zones to the east, it is already Sunday. */
const now = Date.parse("2026-11-28T22:30:00Z");

const textOf = (at: string, language: "it" | "en" = "it") =>
  nearDateText(Date.parse(at), now, language, "Europe/Rome");

describe("the text of a near date", () => {
  it.each([
    ["2026-11-28T22:45:00Z", "oggi alle 23:45", "today at 23:45"],
    ["2026-11-28T23:00:00Z", "domani", "tomorrow"],
    ["2026-11-29T22:59:00Z", "domani", "tomorrow"],
    ["2026-11-29T23:00:00Z", "lunedì", "on Monday"],
    ["2026-12-04T22:59:00Z", "venerdì", "on Friday"],
    // A date with today's weekday needs its day of the month, because the weekday would be ambiguous.
    ["2026-12-04T23:00:00Z", "il 5 dicembre", "on 5 December"],
    ["2026-12-08T10:00:00Z", "l’8 dicembre", "on 8 December"],
    ["2026-11-28T22:29:00Z", "il 28 novembre", "on 28 November"],
    ["2026-12-01T10:00:00Z", "martedì", "on Tuesday"],
    ["2026-12-31T22:00:00Z", "il 31 dicembre", "on 31 December"],
    ["2026-12-31T23:00:00Z", "il 1º gennaio 2027", "on 1 January 2027"],
  ])("describes %s as “%s”", (at, italian, english) => {
    expect(textOf(at)).toBe(italian);
    expect(textOf(at, "en")).toBe(english);
  });

  it("has the Italian article “all’” for one o’clock", () => {
    const midnight = Date.parse("2026-11-28T23:00:00Z");
    expect(nearDateText(midnight + 5_400_000, midnight, "it", "Europe/Rome")).toBe("oggi all’01:30");
  });

  it("counts calendar days across the end of summer time", () => {
    const saturday = Date.parse("2026-10-24T10:00:00Z");
    expect(nearDateText(Date.parse("2026-10-25T22:30:00Z"), saturday, "it", "Europe/Rome")).toBe("domani");
    expect(nearDateText(Date.parse("2026-10-25T23:30:00Z"), saturday, "it", "Europe/Rome")).toBe("lunedì");
  });

  it("changes only at full hours", () => {
    expect(nextNearDateChange(now)).toBe(Date.parse("2026-11-28T23:00:00Z"));
    expect(nextNearDateChange(Date.parse("2026-11-28T23:00:00Z"))).toBe(Date.parse("2026-11-29T00:00:00Z"));
  });
});
