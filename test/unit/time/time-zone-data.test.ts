// @vitest-environment node
import { describe, expect, it } from "vitest";
import { instantInUtc, toInstant } from "../../../src/time/civil-time";
import { timeZones } from "../../../src/time/clock";
import { useVisitorZone, visitorZones } from "../support/visitor-zone";

const hour = 60 * 60 * 1000;
const years = Array.from({ length: 2037 - 1996 + 1 }, (_, index) => 1996 + index);

/** Last Sunday of a month; `month` counts from 1. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0));
  return last.getUTCDate() - last.getUTCDay();
}

it("the supported time zones are those of Italy, San Marino and the Vatican (specification section 9)", () => {
  expect(timeZones).toEqual(["Europe/Rome", "Europe/San_Marino", "Europe/Vatican"]);
});

const pairsOfZones = visitorZones.flatMap((visitorZone) =>
  timeZones.map((zone) => [zone, visitorZone] as const),
);

describe.each(pairsOfZones)(
  "the zone %s by the 2024b rules (decision 15) for a visitor in %s",
  (zone, visitorZone) => {
    useVisitorZone(visitorZone);

    /** Hours by which the zone is ahead of UTC at a civil time. */
    function aheadAt(year: number, month: number, day: number, at: number) {
      const time = { year, month, day, hour: at, minute: 0, second: 0, millisecond: 0 };
      return (instantInUtc(time) - toInstant(time, zone)) / hour;
    }

    it.each(years)("has summer time between the last Sundays of March and October %i", (year) => {
      const spring = lastSunday(year, 3);
      const autumn = lastSunday(year, 10);
      expect([aheadAt(year, 3, spring, 1), aheadAt(year, 3, spring, 3)]).toEqual([1, 2]);
      // The hour from 2 to 3 occurs twice; the conversion selects the first one.
      expect([aheadAt(year, 10, autumn, 2), aheadAt(year, 10, autumn, 3)]).toEqual([2, 1]);
      expect([aheadAt(year, 1, 1, 12), aheadAt(year, 7, 1, 12)]).toEqual([1, 2]);
    });
  },
);
