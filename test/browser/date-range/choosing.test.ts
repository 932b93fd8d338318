import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { focus, openRange, range } from "./range";

const site = useTestSite();

describe("the date range used with the mouse (P1, P2)", () => {
  it("marks the span under the pointer after the first click, and selects it with the second", async () => {
    const { page, header, day, marked, value, panel, part, consoleMessages } = await openRange(site);
    await header.click();
    await day(5).click();
    await day(8).hover();
    expect(await marked()).toEqual([5, 6, 7, 8]);
    await part("month").hover();
    expect(await marked(), "the mouse has left the days").toEqual([5]);
    await day(8).click();
    expect(await panel.count()).toBe(0);
    expect(await value()).toBe("2026-11-05/2026-11-08");
    expect(await part("selected").textContent()).toBe("5–8 nov 2026");
    expect(await focus(page)).toBe("header");
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("does not change the colours of a selected day under the pointer", async () => {
    const { header, day } = await openRange(site, range('data-value="2026-11-10/2026-11-12"'));
    await header.click();
    const colours = (name: number) =>
      day(name).evaluate((cell) => {
        const { color, backgroundColor } = getComputedStyle(cell);
        return [color, backgroundColor];
      });
    const before = await colours(12);
    await day(12).hover();
    expect(await colours(12)).toEqual(before);
  });
});

describe("the date range used by keyboard (P1, P6)", () => {
  it("opens, selects the start and the end, and returns the focus to the header", async () => {
    const { page, header, value, marked } = await openRange(site);
    await header.press("Enter");
    expect(await focus(page)).toBe("sabato 21 novembre 2026, oggi");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await focus(page)).toBe("mercoledì 18 novembre 2026");
    expect(await marked()).toEqual([16, 17, 18]);
    await page.keyboard.press("PageDown");
    await page.keyboard.press(" ");
    expect(await value()).toBe("2026-11-16/2026-12-18");
    expect(await focus(page)).toBe("header");
  });

  it("cycles with Tab through presets, arrows and days", async () => {
    const { page, header } = await openRange(site);
    await header.press("Enter");
    const names: string[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      names.push(
        await page.evaluate(() => {
          const active = document.activeElement?.shadowRoot?.activeElement;
          return active?.getAttribute("aria-label") ?? active?.textContent ?? "";
        }),
      );
    }
    expect(names).toEqual([
      "7 giorni",
      "30 giorni",
      "Questo mese",
      "Mese precedente",
      "Mese successivo",
      "sabato 21 novembre 2026, oggi",
    ]);
  });
});

it("the date range applies attributes that change while its calendar is open (P4, P6)", async () => {
  const { page, host, header, part, day, preset, consoleMessages } = await openRange(site);
  const set = (name: string, value: string) =>
    host.evaluate((element, pair) => element.setAttribute(...(pair as [string, string])), [name, value]);
  await header.press("Enter");
  await set("data-min-date", "2026-11-15");
  await expect.poll(() => part("prev").count()).toBe(0);
  await set("data-strict-range", "");
  await expect.poll(() => day(14).getAttribute("aria-disabled")).toBe("true");
  await set("data-presets", "last-month, this-month");
  await expect.poll(() => preset("7 giorni").count()).toBe(0);
  expect(await preset("Mese scorso").count(), "outside the limits").toBe(0);
  await set("data-value", "2026-11-17/2026-11-19");
  await expect.poll(() => header.textContent()).toContain("17–19 nov 2026");
  expect(await focus(page)).toBe("sabato 21 novembre 2026, oggi");
  await preset("Questo mese").click();
  await expect.poll(() => header.textContent()).toContain("15–30 nov 2026");
  expect(consoleMessages).toEqual({ errors: [], warnings: [] });
});
