import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { useTestSite } from "../support/site";
import { focus, openPage, parts, picker } from "./picker";

const site = useTestSite();

/** Records the text of the live heading at each change. */
async function recordMonths(page: Page): Promise<() => Promise<string[]>> {
  await parts(page).month.evaluate((heading) => {
    const recordedMonths: string[] = [];
    Object.assign(window, { recordedMonths });
    new MutationObserver((changes) =>
      recordedMonths.push(...changes.map(() => heading.textContent ?? "")),
    ).observe(heading, { childList: true, characterData: true, subtree: true });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => (window as unknown as { recordedMonths: string[] }).recordedMonths.splice(0));
  };
}

describe("the months", () => {
  it("change the year at both ends, and the live heading announces each once (D4)", async () => {
    const { page } = await openPage(site, picker(), { at: "2026-12-15T12:00:00+01:00" });
    const { header, month, part } = parts(page);
    await header.click();
    expect(await month.getAttribute("aria-live")).toBe("polite");
    const recordedMonths = await recordMonths(page);
    await part("next").click();
    expect(await recordedMonths()).toEqual(["Gennaio 2027"]);
    await part("prev").click();
    expect(await recordedMonths()).toEqual(["Dicembre 2026"]);
    await parts(page).day(15).focus();
    await page.keyboard.press("PageDown");
    expect(await recordedMonths()).toEqual(["Gennaio 2027"]);
    await page.keyboard.press("ArrowRight");
    expect(await recordedMonths(), "a move within the month").toEqual([]);
  });

  it("have each day once, Monday first, and the full names of the weekdays", async () => {
    const { page } = await openPage(site, picker());
    const { header, part, panel } = parts(page);
    await header.click();
    expect(await part("weekday").allTextContents()).toEqual("LUN MAR MER GIO VEN SAB DOM".split(" "));
    expect(
      await part("weekday").evaluateAll((cells) => cells.map((cell) => (cell as HTMLTableCellElement).abbr)),
    ).toEqual(["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"]);
    expect(await part("day").allTextContents()).toEqual(Array.from({ length: 30 }, (_, day) => `${day + 1}`));
    expect(await panel.getByRole("grid", { name: "Novembre 2026" }).count()).toBe(1);
  });
});

describe("limits (D3)", () => {
  const limited = picker('data-min-date="2026-11-15" data-max-date="2026-12-10"');

  it("hide the arrow at the first and the last month, and focus the other one", async () => {
    const { page } = await openPage(site, limited);
    const { header, month, part } = parts(page);
    await header.click();
    expect([await part("prev").count(), await part("next").count()]).toEqual([0, 1]);
    await part("next").press("Enter");
    expect(await month.textContent()).toBe("Dicembre 2026");
    expect([await part("prev").count(), await part("next").count()]).toEqual([1, 0]);
    expect(await focus(page)).toBe("prev");
    await page.keyboard.press("Enter");
    expect(await month.textContent()).toBe("Novembre 2026");
    expect(await focus(page)).toBe("next");
  });

  it("limit the keys to the same months", async () => {
    const { page } = await openPage(site, limited);
    const { header } = parts(page);
    await header.press("Enter");
    const reached: string[] = [];
    for (const key of ["PageUp", "PageDown", "PageDown", "Shift+PageDown", "ArrowDown", "ArrowDown", "End"]) {
      await page.keyboard.press(key);
      reached.push(await focus(page));
    }
    expect(reached).toEqual([
      "sabato 21 novembre 2026, oggi",
      "lunedì 21 dicembre 2026",
      "lunedì 21 dicembre 2026",
      "lunedì 21 dicembre 2026",
      "lunedì 28 dicembre 2026",
      "lunedì 28 dicembre 2026",
      "giovedì 31 dicembre 2026",
    ]);
  });

  it("let the player select days outside, and describe them as outside", async () => {
    const { page } = await openPage(site, limited);
    const { header, part, day, host } = parts(page);
    await host.evaluate((element) => {
      const chosen: unknown[] = [];
      Object.assign(window, { chosen });
      Object.assign(element, { onDateChange: (change: unknown) => chosen.push(change) });
    });
    await header.click();
    const first = day("domenica 1 novembre 2026");
    expect(await first.getAttribute("aria-description")).toBe("fuori dall'intervallo consigliato");
    expect(await first.getAttribute("aria-disabled")).toBeNull();
    expect(await first.getAttribute("part")).toContain("out-of-range");
    await first.click();
    await header.click();
    await part("next").click();
    await day("giovedì 31 dicembre 2026").click();
    expect(await page.evaluate(() => (window as unknown as { chosen: unknown[] }).chosen)).toEqual([
      { value: "2026-11-01" },
      { value: "2026-12-31" },
    ]);
  });

  it("block days with data-strict-range; they can still be focused", async () => {
    const { page } = await openPage(
      site,
      picker('data-min-date="2026-11-15" data-max-date="2026-12-10" data-strict-range'),
    );
    const { header, day, panel, value } = parts(page);
    await header.press("Enter");
    const blocked = day("sabato 14 novembre 2026");
    expect(await blocked.getAttribute("aria-disabled")).toBe("true");
    await blocked.click({ force: true });
    await page.keyboard.press("Enter");
    expect(await panel.isVisible()).toBe(true);
    expect(await focus(page)).toBe("sabato 14 novembre 2026");
    expect(await value()).toBe("");
    await day("domenica 15 novembre 2026").click();
    expect(await value()).toBe("2026-11-15");
  });
});
