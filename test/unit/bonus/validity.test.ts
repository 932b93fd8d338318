// @vitest-environment node
import { describe, expect, it } from "vitest";
import { isShown, nextChange, validityOf } from "../../../src/bonus/validity";
import { bonusOf } from "./entries";

const rules = { zone: "Europe/Rome", endOfDay: false } as const;
const untilEvening = { ...rules, endOfDay: true };
const second = 1000;

const start = Date.UTC(2026, 10, 21, 9);
const end = Date.UTC(2026, 10, 28, 17, 30);
const dated = bonusOf({ datePublication: "21/11/2026 10:00", dateExpiration: "28/11/2026 18:30" });

describe("a bonus is shown", () => {
  it("from its first to its last millisecond, and not one millisecond or second outside (C9)", () => {
    const at = (now: number) => isShown(dated, now, rules);
    expect([start, start + 1, end - 1, end].map(at)).toEqual([true, true, true, true]);
    expect([start - second, start - 1, end + 1, end + second].map(at)).toEqual([false, false, false, false]);
  });

  it("without a limit if a date is absent", () => {
    expect(isShown(bonusOf({}), 0, rules)).toBe(true);
    expect(isShown(bonusOf({ datePublication: "21/11/2026", dateExpiration: "" }), end * 2, rules)).toBe(
      true,
    );
    expect(isShown(bonusOf({ datePublication: null, dateExpiration: "28/11/2026" }), 0, rules)).toBe(true);
  });

  it("never with an unreadable date, or if it ends before it starts", () => {
    for (const wrong of ["31/02/2027", "presto", {}, true, []]) {
      expect(isShown(bonusOf({ dateExpiration: wrong }), start, rules)).toBe(false);
      expect(isShown(bonusOf({ datePublication: wrong }), start, rules)).toBe(false);
    }
    const reversed = bonusOf({ datePublication: "28/11/2026", dateExpiration: "21/11/2026" });
    expect(isShown(reversed, start, rules)).toBe(false);
  });
});

describe("an expiration without a time", () => {
  const lastDay = bonusOf({ dateExpiration: "25/10/2026" });
  const midnight = Date.UTC(2026, 9, 24, 22);
  /** The clocks go back on that day: it has 25 hours. */
  const evening = Date.UTC(2026, 9, 25, 23) - 1;

  it("means the midnight at which that day begins, as specified (trap 11)", () => {
    expect(isShown(lastDay, midnight, rules)).toBe(true);
    expect(isShown(lastDay, midnight + 1, rules)).toBe(false);
  });

  it("means the end of that day with endOfDay", () => {
    expect(isShown(lastDay, evening, untilEvening)).toBe(true);
    expect(isShown(lastDay, evening + 1, untilEvening)).toBe(false);
  });

  it("may be the last day of a four-digit year, which means no end", () => {
    expect(isShown(bonusOf({ dateExpiration: "31/12/9999" }), evening, untilEvening)).toBe(true);
  });

  it("does not change an expiration with a time, also with endOfDay", () => {
    expect(validityOf(dated, untilEvening)).toEqual({ from: start, until: end });
    const atMidnight = bonusOf({ dateExpiration: "25/10/2026 00:00" });
    expect(isShown(atMidnight, midnight + 1, untilEvening)).toBe(false);
  });
});

describe("the next change", () => {
  it("is the next beginning, or the millisecond after the next end", () => {
    const validities = [validityOf(dated, rules), validityOf(bonusOf({}), rules)];
    expect(nextChange(validities, start - 5)).toBe(start);
    expect(nextChange(validities, start)).toBe(end + 1);
    expect(nextChange(validities, end)).toBe(end + 1);
    expect(nextChange(validities, end + 1)).toBeUndefined();
  });

  it("is undefined for a bonus that is never shown", () => {
    const reversed = { datePublication: "28/11/2026", dateExpiration: "21/11/2026" };
    const unreadable = { datePublication: "28/11/2026", dateExpiration: "presto" };
    const never = [reversed, unreadable].map((fields) => validityOf(bonusOf(fields), rules));
    expect(nextChange(never, 0)).toBeUndefined();
    expect(nextChange([], 0)).toBeUndefined();
  });
});
