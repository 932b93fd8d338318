import { expect, it } from "vitest";
import { formatDay, formatInstant, formatTimeOfDay } from "../../../src/i18n/instants";

const lateEvening = Date.parse("2026-11-20T23:05:00Z");

it("an instant is formatted in the site's zone, regardless of the visitor's zone", () => {
  expect(formatInstant(lateEvening, "it", "Europe/Rome")).toBe("21 novembre 2026, ore 00:05");
  expect(formatInstant(lateEvening, "en", "Europe/Rome")).toBe("21 November 2026, 00:05");
  expect(formatInstant(lateEvening, "it", "UTC")).toBe("20 novembre 2026, ore 23:05");
});

it("the first day of a month is written as “1º” in Italian and as “1” in English", () => {
  const [first, eleventh] = ["2026-11-01T12:00:00Z", "2026-11-11T12:00:00Z"].map((each) => Date.parse(each));
  expect(formatDay(Number(first), "it", "Europe/Rome")).toBe("1º novembre 2026");
  expect(formatInstant(Number(first), "it", "Europe/Rome")).toBe("1º novembre 2026, ore 13:00");
  expect(formatDay(Number(first), "en", "Europe/Rome")).toBe("1 November 2026");
  expect(formatDay(Number(eleventh), "it", "Europe/Rome")).toBe("11 novembre 2026");
});

it("an instant is formatted in summer time in July and in standard time in December", () => {
  expect(formatTimeOfDay(Date.parse("2026-07-01T10:00:00Z"), "it", "Europe/Rome")).toBe("12:00");
  expect(formatTimeOfDay(Date.parse("2026-12-01T10:00:00Z"), "en", "Europe/Rome")).toBe("11:00");
});
