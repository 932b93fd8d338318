// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDate } from "../../../src/bonus/dates";
import { fuzzRounds } from "../../support/fuzz";

const rome = "Europe/Rome";
const utc = (written: string | number) => {
  const date = readDate(written, rome);
  return typeof date === "string" ? date : new Date(date.instant).toISOString().replace(":00.000Z", "Z");
};

describe("dates of the bonus manager", () => {
  it.each([
    ["21/11/2026", "2026-11-20T23:00Z"],
    ["1/7/2026", "2026-06-30T22:00Z"],
    ["2026-11-21", "2026-11-20T23:00Z"],
    ["21/11/2026 18:30", "2026-11-21T17:30Z"],
    ["21/11/2026 18:30:15", "2026-11-21T17:30:15.000Z"],
    ["2026-07-01T09:00", "2026-07-01T07:00Z"],
    ["2026-07-01 09:00:00", "2026-07-01T07:00Z"],
    ["  21/11/2026  ", "2026-11-20T23:00Z"],
    ["2026-11-21T12:00:00Z", "2026-11-21T12:00Z"],
    ["2026-11-21T12:00:00.250+01:00", "2026-11-21T11:00:00.250Z"],
    ["2026-11-21T12:00:00+0100", "2026-11-21T11:00Z"],
    ["2026-11-21T12:00:00-05:30", "2026-11-21T17:30Z"],
    [Date.UTC(2026, 10, 21, 12), "2026-11-21T12:00Z"],
    [String(Date.UTC(2026, 10, 21, 12)), "2026-11-21T12:00Z"],
  ])("are read from %s as %s", (written, instant) => {
    expect(utc(written)).toBe(instant);
  });

  it("have the day before the month, so that 03/04 is 3 April", () => {
    expect(utc("03/04/2026")).toBe("2026-04-02T22:00Z");
  });

  it.each([
    "31/02/2027",
    "29/02/2027",
    "11/21/2026",
    "2026-13-01",
    "21/11/26",
    "21/11/2026 24:00",
    "21/11/2026 18:60",
    "2026-02-31T00:00:00Z",
    "2026-11-21Z",
    "2026-11-21T12:00+25:00",
    "domani",
    "0",
    "-",
    NaN,
    Infinity,
    1.5,
    8.64e15,
    "21/11/2026".repeat(10),
  ])("are unreadable if written as %s", (written) => {
    expect(readDate(written, rome)).toBe("unreadable");
  });

  it.each([undefined, "", "   "])("are treated as missing if written as “%s”", (written) => {
    expect(readDate(written, rome)).toBe("absent");
  });

  it("distinguish days from instants", () => {
    expect(readDate("21/11/2026", rome)).toMatchObject({ isDay: true });
    expect(readDate("21/11/2026 00:00", rome)).toMatchObject({ isDay: false });
    expect(readDate(Date.UTC(2026, 10, 20, 23), rome)).toMatchObject({ isDay: false });
  });

  it("are read from any text or number without an exception", () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.stringMatching(/^[0-9/:TZ+. -]{0,30}$/),
      fc.double(),
      fc.integer(),
    );
    fc.assert(
      fc.property(texts, (written) => {
        const date = readDate(written, rome);
        expect(typeof date === "string" || Number.isInteger(date.instant)).toBe(true);
      }),
      { numRuns: fuzzRounds(1000) },
    );
  });
});
