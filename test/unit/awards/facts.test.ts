import * as v from "valibot";
// @vitest-environment node
import { describe, expect, it } from "vitest";
import { compareCardPlaces } from "../../../src/gamification/entities/card-order";
import { award as awardSchema } from "../../../src/gamification/protocol/awards";
import { formatDay, formatInstant } from "../../../src/i18n/instants";
import { translator } from "../../../src/i18n/texts";
import { awardFacts, awardPlace, durationText } from "../../../widgets/awards/facts";
import { awardsTexts } from "../../../widgets/awards/texts";

const say = translator(awardsTexts, "it", {});
const now = Date.parse("2026-11-22T12:00:00Z");
const rome = "Europe/Rome";

/** Facts of an award with the fields of a reply, as `name: value`. */
function factsOf(fields: object, isCalm = false): readonly string[] {
  const award = v.parse(awardSchema, { id: "a", status: "Issued", ...fields });
  return awardFacts(award, now, {
    day: (instant) => formatDay(instant, "it", rome),
    instant: (instant) => formatInstant(instant, "it", rome),
    say,
    isCalm,
  }).map(({ name, value }) => `${name}: ${value}`);
}

describe("durationText", () => {
  it.each([
    [0, "meno di un minuto"],
    [1, "1 minuto"],
    [59, "59 minuti"],
    [60, "1 ora"],
    [125, "2 ore e 5 minuti"],
    [1440, "1 giorno"],
    [2 * 1440 + 61, "2 giorni e 1 ora"],
    [7 * 1440, "7 giorni"],
  ])("writes %s minutes as “%s”", (minutes, text) => {
    expect(durationText(minutes, say)).toBe(text);
  });
});

describe("the facts of an award", () => {
  it("state the end of the award in Rome's time and, in the last 24 hours, the remaining time (G2)", () => {
    const fields = { activeUntil: "2026-11-23T11:30:00.000+0000", created: "2026-11-21T23:30:00.000+0000" };
    expect(factsOf(fields)).toEqual([
      "closes: 23 novembre 2026, ore 12:30",
      "left: 23 ore e 30 minuti",
      "issued: 22 novembre 2026",
    ]);
  });

  it("do not contain the remaining time with data-calm or before the last 24 hours", () => {
    const soon = { activeUntil: "2026-11-22T12:30:00.000+0000" };
    expect(factsOf(soon, true)).toEqual(["closes: 22 novembre 2026, ore 13:30"]);
    expect(factsOf({ activeUntil: "2026-11-23T12:00:01.000+0000" })).toEqual([
      "closes: 23 novembre 2026, ore 13:00",
    ]);
  });

  it("respect daylight saving changes", () => {
    expect(factsOf({ activeUntil: "2027-03-28T02:30:00.000+0000" })).toEqual([
      "closes: 28 marzo 2027, ore 04:30",
    ]);
    expect(factsOf({ activeUntil: "2027-03-28T00:30:00.000+0000" })).toEqual([
      "closes: 28 marzo 2027, ore 01:30",
    ]);
  });

  it("state the delay and the period as durations, and the point in time as the date of issue", () => {
    const created = "2026-11-20T09:00:00.000+0000";
    expect(factsOf({ created, delay: 90, status: "Held" })).toEqual([
      "issued: 20 novembre 2026",
      "delay: 1 ora e 30 minuti",
    ]);
    expect(factsOf({ created, period: 4320 })).toEqual([
      "closes: 23 novembre 2026, ore 10:00",
      "left: 21 ore",
      "issued: 20 novembre 2026",
    ]);
    expect(factsOf({ period: 4320 })).toEqual(["period: 3 giorni"]);
    expect(
      factsOf({
        status: "Preparing",
        pointInTime: "2026-12-01T09:00:00.000+0000",
        created,
        activeUntil: created,
      }),
    ).toEqual(["toBeIssued: 1º dicembre 2026"]);
  });

  it("state when the award expired", () => {
    expect(factsOf({ status: "Expired", activeUntil: "2026-11-08T09:00:00.000+0000" })).toEqual([
      "expired: 8 novembre 2026, ore 10:00",
    ]);
  });

  it.each([
    ["Achievement", ["origin: Traguardo"]],
    ["Contest", ["origin: Torneo"]],
    ["InstantWin", ["origin: Gioco istantaneo"]],
    ["Webhook", []],
    ["Qualcosa", []],
  ])("include the origin %s", (entityType, facts) => {
    expect(factsOf({ entityType })).toEqual(facts);
  });
});

describe("the order of awards (G13)", () => {
  it("starts with claimable awards, soonest end first, followed by awards that open later", () => {
    const awards = [
      { id: "claimed", status: "Claimed" },
      { id: "without an end", status: "Issued" },
      { id: "expired", status: "Issued", activeUntil: "2026-11-21T12:00:00.000+0000" },
      { id: "opens later", status: "Issued", activeFrom: "2026-11-24T12:00:00.000+0000" },
      { id: "ends in a week", status: "Issued", activeUntil: "2026-11-29T12:00:00.000+0000" },
      { id: "ends tomorrow", status: "Issued", activeUntil: "2026-11-23T12:00:00.000+0000" },
      { id: "declined", status: "Declined" },
    ].map((fields) => v.parse(awardSchema, fields));
    const ordered = awards.toSorted((one, other) =>
      compareCardPlaces(awardPlace(one, now), awardPlace(other, now)),
    );
    expect(ordered.map(({ id }) => id)).toEqual([
      "ends tomorrow",
      "ends in a week",
      "without an end",
      "opens later",
      "claimed",
      "expired",
      "declined",
    ]);
  });
});
