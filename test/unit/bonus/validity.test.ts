// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Bonus } from "../../../src/bonus/schema";
import { type DateRules, isWithin, nextChange, validityOf } from "../../../src/bonus/validity";
import { bonusOf } from "./harness";

const rules = { zone: "Europe/Rome", expiresAtEndOfDay: false } as const;
const untilEvening = { ...rules, expiresAtEndOfDay: true };
const second = 1000;

/** Dates that are always valid, for tests of the other date. */
const always = { datePublication: "01/01/2000", dateExpiration: "31/12/9999" };

function isShown(bonus: Bonus, now: number, dateRules: DateRules): boolean {
  const validity = validityOf(bonus, dateRules);
  return validity !== undefined && isWithin(validity, now);
}

const start = Date.UTC(2026, 10, 21, 9);
const end = Date.UTC(2026, 10, 28, 17, 30);
const dated = bonusOf({ datePublication: "21/11/2026 10:00", dateExpiration: "28/11/2026 18:30" });

describe("a bonus", () => {
  it("is shown from its first to its last millisecond, but not a millisecond earlier or later (C9)", () => {
    const at = (now: number) => isShown(dated, now, rules);
    expect([start, start + 1, end - 1, end].map(at)).toEqual([true, true, true, true]);
    expect([start - second, start - 1, end + 1, end + second].map(at)).toEqual([false, false, false, false]);
  });

  it("is not shown with a missing or unreadable date, or if it ends before it starts", () => {
    expect(isShown(bonusOf(always), start, rules)).toBe(true);
    for (const wrong of [undefined, null, "", "31/02/2027", "presto", {}, true, []]) {
      expect(isShown(bonusOf({ ...always, dateExpiration: wrong }), start, rules)).toBe(false);
      expect(isShown(bonusOf({ ...always, datePublication: wrong }), start, rules)).toBe(false);
    }
    const reversed = bonusOf({ datePublication: "28/11/2026", dateExpiration: "21/11/2026" });
    expect(isShown(reversed, start, rules)).toBe(false);
  });
});

describe("an expiration without a time", () => {
  const lastDay = bonusOf({ ...always, dateExpiration: "25/10/2026" });
  const midnight = Date.UTC(2026, 9, 24, 22);
  /** The clocks go back on 25 October 2026, so this day has 25 hours. */
  const evening = Date.UTC(2026, 9, 25, 23) - 1;

  it("is the midnight at which its day begins, as specified (trap 11)", () => {
    expect(isShown(lastDay, midnight, rules)).toBe(true);
    expect(isShown(lastDay, midnight + 1, rules)).toBe(false);
  });

  it("is the end of its day with expiresAtEndOfDay", () => {
    expect(isShown(lastDay, evening, untilEvening)).toBe(true);
    expect(isShown(lastDay, evening + 1, untilEvening)).toBe(false);
  });

  it("never hides the bonus if it is the last day with a four-digit year", () => {
    expect(isShown(bonusOf(always), evening, untilEvening)).toBe(true);
  });

  it("is the only kind of expiration that expiresAtEndOfDay changes; an explicit 00:00 stays unchanged", () => {
    expect(validityOf(dated, untilEvening)).toEqual({ from: start, until: end, endsWithDay: false });
    const atMidnight = bonusOf({ ...always, dateExpiration: "25/10/2026 00:00" });
    expect(isShown(atMidnight, midnight + 1, untilEvening)).toBe(false);
  });
});

describe("the time of the next change in the visible bonuses", () => {
  it("is the next start, or the millisecond after the next end", () => {
    const validities = [dated].flatMap((bonus) => validityOf(bonus, rules) ?? []);
    expect(nextChange(validities, start - 5)).toBe(start);
    expect(nextChange(validities, start)).toBe(end + 1);
    expect(nextChange(validities, end)).toBe(end + 1);
    expect(nextChange(validities, end + 1)).toBeUndefined();
  });

  it("is undefined for a bonus that is never shown", () => {
    const reversed = bonusOf({ datePublication: "28/11/2026", dateExpiration: "21/11/2026" });
    const validity = validityOf(reversed, rules);
    expect(validity).toBeDefined();
    expect(nextChange(validity ? [validity] : [], 0)).toBeUndefined();
    expect(nextChange([], 0)).toBeUndefined();
  });
});
