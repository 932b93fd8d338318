// @vitest-environment node
import { describe, expect, it } from "vitest";
import { awardDates, type DatedAward, nextAwardChange } from "../../../../src/gamification/awards/claiming";
import { awardStates } from "../../../../src/gamification/protocol/awards";

const now = Date.parse("2026-11-22T12:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Known dates, as hours from now. */
function hours(award: DatedAward) {
  const { minutesLeft, ...dates } = awardDates(award, now);
  const known = Object.entries(dates).flatMap(([name, date]: [string, number | undefined]) =>
    date === undefined ? [] : [[name, (date - now) / hour]],
  );
  return { ...Object.fromEntries(known), ...(minutesLeft !== undefined && { minutesLeft }) };
}

describe("the dates of an award", () => {
  it.each([
    // If `activeUntil` is known, it ends the time to claim, and `pointInTime` is the time of issue.
    [
      { activeFrom: now - day, activeUntil: now + 3 * day, pointInTime: now - day, created: now - day },
      { issuedAt: -24, closesAt: 72 },
    ],
    // If `activeUntil` is missing, a `pointInTime` after the creation ends the time to claim.
    [
      { created: now - day, pointInTime: now + 48 * hour },
      { issuedAt: -24, closesAt: 48 },
    ],
    // If `pointInTime` is not later than the creation, it is the time of issue, from which the period counts.
    [
      { created: now - day, pointInTime: now - day, period: 7 * 24 * 60 },
      { issuedAt: -24, closesAt: 144 },
    ],
    [{ created: now - day, pointInTime: now - day }, { issuedAt: -24 }],
    // The delay counts from the creation.
    [{ created: now - hour, delay: 120 }, { issuedAt: 1 }],
    [
      { activeFrom: now + 2 * hour, activeUntil: now + 5 * hour },
      { opensAt: 2, closesAt: 5 },
    ],
    [{ activeUntil: now - hour }, { expiredAt: -1 }],
    [{}, {}],
  ])("are computed for an issued award with %o as %o (in hours from now)", (times, expected) => {
    expect(hours({ status: "Issued", ...times })).toEqual(expected);
  });

  it.each([
    [day + 1, undefined],
    [day, 24 * 60],
    [25 * minute + 59_999, 25],
    [59_999, 0],
    [0, 0],
    [-1, undefined],
  ])("include the minutes left only in the last 24 hours (%s ms before the end: %s)", (left, minutes) => {
    expect(awardDates({ status: "Issued", activeUntil: now + left }, now).minutesLeft).toBe(minutes);
  });

  it("include an end only while the award is issued", () => {
    for (const status of [...Object.keys(awardStates), "Lost"]) {
      const { closesAt, minutesLeft } = awardDates({ status, activeUntil: now + hour }, now);
      const isOpen = status === "Issued";
      expect([closesAt !== undefined, minutesLeft !== undefined], status).toEqual([isOpen, isOpen]);
    }
  });

  it("include the expiry of an expired award, if it is known", () => {
    expect(hours({ statusCode: 115, activeUntil: now - 2 * hour })).toEqual({ expiredAt: -2 });
    expect(hours({ status: "Expired", activeUntil: now + 2 * hour })).toEqual({});
    expect(hours({ status: "Claimed", activeUntil: now - 2 * hour })).toEqual({});
  });
});

describe("the time of the next update to an award's displayed dates", () => {
  it("is, in turn, the award's opening, the start of its last 24 hours, each minute of those hours, and its end", () => {
    const award = { status: "Issued", activeFrom: now + hour, activeUntil: now + hour + day + minute };
    const changes: unknown[] = [];
    let at = now;
    for (let count = 0; count < 4; count += 1) {
      const next = nextAwardChange(award, at);
      const before = next !== undefined && awardDates(award, next - 1);
      const after = next !== undefined && awardDates(award, next);
      expect(before).not.toEqual(after);
      changes.push(after && (after.minutesLeft ?? (after.opensAt === undefined ? "open" : "closed")));
      at = next ?? at;
    }
    expect(changes).toEqual(["open", 24 * 60, 24 * 60 - 1, 24 * 60 - 2]);
    const end = award.activeUntil;
    expect(nextAwardChange(award, end)).toBe(end + 1);
    expect(awardDates(award, end + 1).expiredAt).toBe(end);
  });

  it.each([
    [{ status: "Issued" }],
    [{ status: "Claimed", activeUntil: now + hour }],
    [{ status: "Issued", activeUntil: now - 1 }],
  ])("is undefined for an award with %o", (award) => {
    expect(nextAwardChange(award, now)).toBeUndefined();
  });
});
