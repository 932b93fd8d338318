// @vitest-environment node
import { describe, expect, it } from "vitest";
import { timeLeftText, nextTextChange } from "../../../../src/gamification/entities/dates";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const now = Date.parse("2026-11-22T12:00:00Z");
const text = (left: number, language: "it" | "en" = "it") => timeLeftText(now + left, now, language);

describe("the text of the time left", () => {
  it.each([
    [24 * hour + 1, undefined],
    [24 * hour, "tra 24 ore"],
    [23 * hour + 59 * minute, "tra 23 ore"],
    [2 * hour, "tra 2 ore"],
    [119 * minute, "tra 119 minuti"],
    [38 * minute - 1, "tra 38 minuti"],
    [minute, "tra 1 minuto"],
    [1, "tra 1 minuto"],
    [0, undefined],
    [-hour, undefined],
  ])("is, %d ms before a date, %j", (left, expected) => {
    expect(text(left)).toBe(expected);
  });

  it("is English on an English page", () => {
    expect(text(38 * minute, "en")).toBe("in 38 minutes");
  });

  it("changes exactly at the time that is reported for its next change", () => {
    for (const left of [90 * second, 2 * hour + 10 * minute, 3 * minute, 24 * hour + 5 * minute, 1]) {
      const at = now + left;
      const wait = (nextTextChange([at], now) ?? NaN) - now;
      const said = (after: number) => timeLeftText(at, now + after, "it");
      if (left < 2 * hour || left > 24 * hour) expect(said(wait)).not.toBe(said(0));
      expect(said(wait - 1)).toBe(said(0));
    }
  });

  it("needs one timer for all dates, and no timer if none of them is in the future", () => {
    expect(nextTextChange([], now)).toBeUndefined();
    expect(nextTextChange([now, now - hour], now)).toBeUndefined();
    expect(nextTextChange([now + 10 * minute, now + 90 * second, now - 1], now)).toBe(now + 30 * second);
    expect(nextTextChange([now + 400 * 24 * hour], now)).toBe(now + 399 * 24 * hour);
  });
});
