import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { focus, openPage, parts, picker } from "./picker";

const site = useTestSite();

/** Instants around midnight, on normal days and at clock changes, with the site's day at each. */
const instants = [
  ["2026-11-21T00:30:00+01:00", "2026-11-21"],
  ["2026-11-21T23:30:00+01:00", "2026-11-21"],
  ["2026-03-28T23:30:00+01:00", "2026-03-28"],
  ["2026-03-29T00:30:00+01:00", "2026-03-29"],
  ["2026-03-29T23:30:00+02:00", "2026-03-29"],
  ["2026-03-30T00:30:00+02:00", "2026-03-30"],
  ["2026-10-24T23:30:00+02:00", "2026-10-24"],
  ["2026-10-25T00:30:00+02:00", "2026-10-25"],
  ["2026-10-25T23:30:00+01:00", "2026-10-25"],
  ["2026-10-26T00:30:00+01:00", "2026-10-26"],
] as const;

/** Returns, for each instant, the day that the calendar marks as today and that Enter selects. */
async function daysSeen(page: Page): Promise<string[]> {
  const { header, removal, today, value, setValue } = parts(page);
  const shownDays: string[] = [];
  for (const [at] of instants) {
    await page.clock.setFixedTime(at);
    await setValue("");
    // Wait for the removal, so that the calendar does not open on the date that was just removed.
    await removal.waitFor({ state: "detached" });
    await header.press("Enter");
    expect(await focus(page), at).toMatch(/, oggi$/);
    const marked = await today.allTextContents();
    await page.keyboard.press("Enter");
    const chosen = await value();
    expect(marked, at).toEqual([String(Number(chosen.slice(8)))]);
    shownDays.push(chosen);
  }
  return shownDays;
}

const expected = instants.map(([, day]) => day);

describe("the current day on the site (D7)", () => {
  itEach(
    [["America/New_York", "Europe/Rome"]],
    [
      ["Asia/Tokyo", "Europe/Rome"],
      ["Europe/Rome", "Europe/Rome"],
      ["America/New_York", "Europe/San_Marino"],
    ],
  )("is, for a visitor in %s, the day in %s", async (timezoneId, zone) => {
    const { page, consoleMessages } = await openPage(site, picker(), {
      query: `tz=${zone}`,
      context: { timezoneId },
    });
    expect(await daysSeen(page)).toEqual(expected);
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });
});
