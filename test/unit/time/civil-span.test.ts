import { describe, expect, it } from "vitest";
import { parseCivilSpan, toIsoSpan } from "../../../src/time/civil-date";

describe("spans of days as text", () => {
  it.each([
    "2026-11-01/2026-11-10",
    "2026-11-12/2026-11-12",
    "2026-12-31/2027-01-01",
    "2028-02-29/2028-03-01",
  ])("are parsed and formatted without changes: %s", (text) => {
    const span = parseCivilSpan(text);
    expect(span && toIsoSpan(span)).toBe(text);
  });

  it("accept spaces around a day", () => {
    expect(parseCivilSpan(" 2026-11-01 / 2026-11-10 ")).toEqual({
      from: { year: 2026, month: 11, day: 1 },
      to: { year: 2026, month: 11, day: 10 },
    });
  });

  it.each([
    ["", "an empty string"],
    ["/", "no days"],
    ["2026-11-01", "one day"],
    ["2026-11-01/", "no last day"],
    ["/2026-11-01", "no first day"],
    ["2026-11-10/2026-11-01", "the last day before the first"],
    ["2027-01-01/2026-12-31", "the last day in an earlier year"],
    ["2026-02-31/2026-03-01", "a day that does not exist"],
    ["2026-11-01/2026-11-10/2026-11-20", "three days"],
    ["01/11/2026/10/11/2026", "the Italian format"],
    ["pippo/pluto", "words"],
  ])("are rejected if they are invalid: %j (%s)", (text) => {
    expect(parseCivilSpan(text)).toBeUndefined();
  });
});
