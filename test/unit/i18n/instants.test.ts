import { expect, it } from "vitest";
import { formatInstant, formatTimeOfDay } from "../../../src/i18n";

const lateEvening = Date.parse("2026-11-20T23:05:00Z");

it("tells a moment by the site's clock, whatever the visitor's zone", () => {
  expect(formatInstant(lateEvening, "it", "Europe/Rome")).toBe("21 novembre 2026, ore 00:05");
  expect(formatInstant(lateEvening, "en", "Europe/Rome")).toBe("21 November 2026, 00:05");
  expect(formatInstant(lateEvening, "it", "UTC")).toBe("20 novembre 2026, ore 23:05");
});

it("knows summer time", () => {
  expect(formatTimeOfDay(Date.parse("2026-07-01T10:00:00Z"), "it", "Europe/Rome")).toBe("12:00");
  expect(formatTimeOfDay(Date.parse("2026-12-01T10:00:00Z"), "en", "Europe/Rome")).toBe("11:00");
});
