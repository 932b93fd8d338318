import { describe, expect, it } from "vitest";
import { type PresetName, presetNames, presetSpan } from "../../../src/calendar/presets";
import { toIsoSpan } from "../../../src/definition";
import { createClock } from "../../../src/time/clock";
import { useVisitorZone, visitorZones } from "../support/visitor-zone";
import { day } from "./days";

const presetAt = (name: PresetName, today: string) => toIsoSpan(presetSpan(name, day(today)));

describe("presetSpan for a preset of the last days", () => {
  it.each<[PresetName, string, string]>([
    ["7-days", "2026-11-21", "2026-11-15/2026-11-21"],
    ["7-days", "2026-11-03", "2026-10-28/2026-11-03"],
    ["7-days", "2027-01-01", "2026-12-26/2027-01-01"],
    ["30-days", "2026-11-21", "2026-10-23/2026-11-21"],
    ["30-days", "2026-11-30", "2026-11-01/2026-11-30"],
    ["30-days", "2026-12-31", "2026-12-02/2026-12-31"],
    ["30-days", "2026-03-01", "2026-01-31/2026-03-01"],
    ["30-days", "2028-03-01", "2028-02-01/2028-03-01"],
    ["30-days", "2026-03-29", "2026-02-28/2026-03-29"],
    ["30-days", "2026-10-25", "2026-09-26/2026-10-25"],
    ["90-days", "2026-03-31", "2026-01-01/2026-03-31"],
  ])("maps %s on %s to the days %s, including today", (name, today, expected) => {
    expect(presetAt(name, today)).toBe(expected);
  });
});

describe("presetSpan for a preset of a whole month", () => {
  it.each<[PresetName, string, string]>([
    ["this-month", "2026-11-01", "2026-11-01/2026-11-30"],
    ["this-month", "2026-11-30", "2026-11-01/2026-11-30"],
    ["this-month", "2026-12-31", "2026-12-01/2026-12-31"],
    ["this-month", "2026-02-28", "2026-02-01/2026-02-28"],
    ["this-month", "2028-02-01", "2028-02-01/2028-02-29"],
    ["last-month", "2026-11-21", "2026-10-01/2026-10-31"],
    ["last-month", "2026-03-31", "2026-02-01/2026-02-28"],
    ["last-month", "2028-03-30", "2028-02-01/2028-02-29"],
    ["last-month", "2027-01-31", "2026-12-01/2026-12-31"],
  ])("maps %s on %s to the days %s", (name, today, expected) => {
    expect(presetAt(name, today)).toBe(expected);
  });
});

it("presetNames lists the five presets in order", () => {
  expect(presetNames).toEqual(["7-days", "30-days", "90-days", "this-month", "last-month"]);
});

describe.each(visitorZones)("a preset for a visitor in %s", (zone) => {
  useVisitorZone(zone);

  it.each<[string, PresetName, string]>([
    ["2026-11-30T23:59:00+01:00", "this-month", "2026-11-01/2026-11-30"],
    ["2026-12-01T00:01:00+01:00", "this-month", "2026-12-01/2026-12-31"],
    ["2026-12-31T23:59:00+01:00", "7-days", "2026-12-25/2026-12-31"],
    ["2027-01-01T00:01:00+01:00", "last-month", "2026-12-01/2026-12-31"],
    ["2026-03-29T23:30:00+02:00", "30-days", "2026-02-28/2026-03-29"],
    ["2026-10-25T00:30:00+02:00", "30-days", "2026-09-26/2026-10-25"],
  ])("uses the site's day at %s, so that %s covers %s", (instant, name, expected) => {
    const now = Date.parse(instant);
    const today = createClock({ wallNow: () => now, monotonicNow: () => now }).today("Europe/Rome");
    expect(toIsoSpan(presetSpan(name, today))).toBe(expected);
  });
});
