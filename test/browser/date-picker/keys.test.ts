import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { focus, openPage, parts, picker } from "./picker";

const site = useTestSite({ lasts: "whole file" });
let page: Page;
beforeAll(async () => {
  ({ page } = await openPage(site, picker()));
});

/** Browser's names of the days in UTC, which are independent of the calendar's code. */
const names = new Intl.DateTimeFormat("it-IT", { dateStyle: "full", timeZone: "UTC" });

const onDay = (iso: string, [years, months, days]: readonly [number, number, number]): Date => {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  if (years === 0 && months === 0) return new Date(Date.UTC(year, month - 1, day + days));
  const lastOfMonth = new Date(Date.UTC(year + years, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1 + months, Math.min(day, lastOfMonth)));
};

const nameOf = (iso: string, step: readonly [number, number, number]) => names.format(onDay(iso, step));

const focusedDay = async (page: Page) => (await focus(page)).replace(", oggi", "");

const weekday = (iso: string) => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Steps of the keys in an ARIA date grid, in years, months and days. */
const keys: Readonly<Record<string, (iso: string) => readonly [number, number, number]>> = {
  ArrowLeft: () => [0, 0, -1],
  ArrowRight: () => [0, 0, 1],
  ArrowUp: () => [0, 0, -7],
  ArrowDown: () => [0, 0, 7],
  Home: (iso) => [0, 0, -weekday(iso)],
  End: (iso) => [0, 0, 6 - weekday(iso)],
  PageUp: () => [0, -1, 0],
  PageDown: () => [0, 1, 0],
  "Shift+PageUp": () => [-1, 0, 0],
  "Shift+PageDown": () => [1, 0, 0],
};

describe("the focused day of the calendar (D1)", () => {
  itEach(
    ["2028-02-29"],
    ["2026-11-21", "2026-03-31", "2027-02-28", "2026-10-26", "2026-03-28", "2027-01-01", "2026-11-01"],
  )("moves from %s by each key as specified", async (start) => {
    const { header, part, tabbableDays, setValue } = parts(page);
    await setValue(start);
    await expect.poll(() => part("selected").getAttribute("datetime")).toBe(start);
    for (const [key, step] of Object.entries(keys)) {
      await header.press("Enter");
      await expect.poll(() => focusedDay(page)).toBe(nameOf(start, [0, 0, 0]));
      await page.keyboard.press(key);
      await expect.poll(() => focusedDay(page), { message: key }).toBe(nameOf(start, step(start)));
      expect(await tabbableDays.count(), `days in the Tab order after ${key}`).toBe(1);
      await page.keyboard.press("Escape");
    }
  });
});
