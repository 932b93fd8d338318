import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { useTestSite } from "../support/site";
import { focus, openPage, parts, picker } from "./picker";

const site = useTestSite();

/** Records the text of the live heading on each change. */
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

describe("the month heading", () => {
  it("changes the year after December and before January, and announces each month once (D4)", async () => {
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
});

describe("limits (D3)", () => {
  const limited = picker('data-min-date="2026-11-15" data-max-date="2026-12-10"');

  it("hide the arrow that would leave the limits, and move the focus to the other arrow", async () => {
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
});
