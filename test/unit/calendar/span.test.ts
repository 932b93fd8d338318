import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDays } from "../../../src/calendar/civil";
import { formatSpan } from "../../../src/calendar/format";
import { clipSpan, isSameSpan, placeIn, spanBetween } from "../../../src/calendar/span";
import { parseCivilSpan, toIsoSpan } from "../../../src/definition";
import { anyDay, day } from "./days";

function span(text: string) {
  const parsed = parseCivilSpan(text);
  if (!parsed) throw new Error(`${text} is not a span`);
  return parsed;
}

describe("the span between two days", () => {
  it.each([
    ["2026-11-05", "2026-11-18", "2026-11-05/2026-11-18"],
    ["2026-11-18", "2026-11-05", "2026-11-05/2026-11-18"],
    ["2027-01-02", "2026-12-30", "2026-12-30/2027-01-02"],
    ["2026-11-05", "2026-11-05", "2026-11-05/2026-11-05"],
  ])("joins %s and %s into %s", (first, second, expected) => {
    expect(toIsoSpan(spanBetween(day(first), day(second)))).toBe(expected);
  });

  it("starts with the earlier of any two days", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const { from, to } = spanBetween(a, b);
        expect(compareDays(from, to)).toBeLessThanOrEqual(0);
        expect([from, to]).toEqual(expect.arrayContaining([a, b]));
      }),
    );
  });
});

describe("placeIn", () => {
  it.each([
    ["2026-10-29", undefined],
    ["2026-10-30", "start"],
    ["2026-10-31", "inside"],
    ["2026-11-01", "inside"],
    ["2026-11-02", "end"],
    ["2026-11-03", undefined],
  ])("maps the day %s to the position %s", (text, place) => {
    expect(placeIn(day(text), span("2026-10-30/2026-11-02"))).toBe(place);
  });

  it("returns “only” for the day of a one-day span", () => {
    const single = span("2026-11-12/2026-11-12");
    expect(["2026-11-11", "2026-11-12", "2026-11-13"].map((text) => placeIn(day(text), single))).toEqual([
      undefined,
      "only",
      undefined,
    ]);
  });
});

describe("clipSpan", () => {
  it.each([
    ["2026-11-01/2026-11-30", undefined, undefined, "2026-11-01/2026-11-30"],
    ["2026-11-01/2026-11-30", "2026-11-10", undefined, "2026-11-10/2026-11-30"],
    ["2026-11-01/2026-11-30", undefined, "2026-11-21", "2026-11-01/2026-11-21"],
    ["2026-11-01/2026-11-30", "2026-11-30", "2026-12-31", "2026-11-30/2026-11-30"],
    ["2026-11-01/2026-11-30", "2026-12-01", undefined, undefined],
    ["2026-11-01/2026-11-30", undefined, "2026-10-31", undefined],
  ])("clips %s with the minimum %s and the maximum %s to %s", (text, min, max, expected) => {
    const clipped = clipSpan(span(text), {
      min: min ? day(min) : undefined,
      max: max ? day(max) : undefined,
    });
    expect(clipped && toIsoSpan(clipped)).toBe(expected);
  });
});

it("two spans are equal if both of their days are equal", () => {
  const [a, b, c] = ["2026-11-01/2026-11-10", "2026-11-01/2026-11-11", "2026-11-02/2026-11-10"].map(span);
  if (!a || !b || !c) throw new Error("three spans");
  expect([isSameSpan(a, { ...a }), isSameSpan(a, b), isSameSpan(a, c), isSameSpan(a, undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe("formatSpan", () => {
  it.each([
    ["2026-11-01/2026-11-10", "1–10 nov 2026", "1–10 Nov 2026"],
    ["2026-10-28/2026-11-03", "28 ott – 3 nov 2026", "28 Oct – 3 Nov 2026"],
    ["2026-12-28/2027-01-03", "28 dic 2026 – 3 gen 2027", "28 Dec 2026 – 3 Jan 2027"],
    ["2026-11-12/2026-11-12", "12 nov 2026", "12 Nov 2026"],
    ["2025-11-12/2026-11-12", "12 nov 2025 – 12 nov 2026", "12 Nov 2025 – 12 Nov 2026"],
  ])("writes %s as “%s” in Italian and “%s” in English", (text, italian, english) => {
    expect([formatSpan(span(text), "it"), formatSpan(span(text), "en")]).toEqual([italian, english]);
  });
});
