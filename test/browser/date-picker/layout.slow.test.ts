import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { scrollsSideways, shifts } from "../support/layout";
import { useTestSite } from "../support/site";
import { boxOf, openPage, parts, picker, ready, userAgents } from "./picker";

const site = useTestSite();

/** Expects that no part of the panel is outside the viewport or clipped. */
async function expectFullyVisible(page: Page, id = "picker"): Promise<void> {
  const { panel } = parts(page, id);
  await settleAnimations(page);
  const box = await boxOf(panel);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.min(box.x, box.y), "beyond the left or upper edge").toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, "beyond the right edge").toBeLessThanOrEqual(width);
  expect(box.y + box.height, "beyond the lower edge").toBeLessThanOrEqual(height);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}

describe("the date picker in a small space", () => {
  it.each([
    ["a zoom of 200 %", 640, 400],
    ["320 px", 320, 640],
    ["a zoom of 400 %", 320, 256],
  ])(
    "does not scroll the page sideways with %s, and shows its whole calendar panel",
    async (_, width, height) => {
      const { page } = await openPage(site, `${picker('data-value="2026-11-12"')}<p>sotto</p>`, {
        context: { viewport: { width, height } },
      });
      const { header, day } = parts(page);
      expect(await scrollsSideways(page)).toBe(false);
      await header.click();
      await expectFullyVisible(page);
      await day(30).click();
      expect(await parts(page).value()).toBe("2026-11-30");
    },
  );

  it("wraps a long link text so that it does not overflow", async () => {
    const text =
      "Scegli il giorno dal quale vuoi vedere i movimenti del tuo conto, precipitevolissimevolmente";
    const { page } = await openPage(site, picker(`data-link-text="${text}"`), {
      context: { viewport: { width: 320, height: 640 } },
    });
    expect(await scrollsSideways(page)).toBe(false);
    const { header, host } = parts(page);
    expect((await boxOf(header)).width).toBeLessThanOrEqual((await boxOf(host)).width);
  });

  it("fits with its controls into a column of 240 px at the right edge, and shows its whole panel", async () => {
    const column = `<div style="margin-left: auto; width: 240px; overflow: hidden">${picker('data-value="2026-11-12"')}</div>`;
    const { page } = await openPage(site, column, { context: { viewport: { width: 600, height: 700 } } });
    const { header, removal, host } = parts(page);
    const field = await boxOf(host);
    const button = await boxOf(header);
    const cross = await boxOf(removal);
    expect(cross.x + cross.width).toBeLessThanOrEqual(field.x + field.width);
    expect(button.x + button.width).toBeLessThanOrEqual(cross.x + 1);
    expect(field.width).toBe(240);
    await header.click();
    await expectFullyVisible(page);
    const isOnTop = await parts(page)
      .day(30)
      .evaluate((cell) => {
        const { x, y } = cell.getBoundingClientRect();
        return (cell.getRootNode() as ShadowRoot).elementFromPoint(x + 5, y + 5) === cell;
      });
    expect(isOnTop).toBe(true);
  });

  it("opens its panel within the viewport near the lower edge", async () => {
    const { page } = await openPage(site, `<div style="height: 720px"></div>${picker()}`);
    await parts(page).header.press("Enter");
    await expectFullyVisible(page);
  });

  it("shows its whole modal dialog on a small phone", async () => {
    const { page } = await openPage(site, picker('data-value="2026-11-12"'), {
      context: {
        userAgent: userAgents.android,
        viewport: { width: 320, height: 568 },
        isMobile: true,
        hasTouch: true,
      },
    });
    await parts(page).openByTap();
    await settleAnimations(page);
    const box = await boxOf(parts(page).overlay);
    expect([box.x, box.x + box.width, Math.round(box.y + box.height)]).toEqual([0, 320, 568]);
    expect(box.y).toBeGreaterThanOrEqual(0);
    const overflow = await parts(page).overlay.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(overflow).toBe(0);
  });
});

describe("the layout of the date picker (X6)", () => {
  it.each([320, 390, 1280])(
    "does not shift at %d px from the fallback to every later state",
    async (width) => {
      const { page, release } = await openPage(site, `${picker()}<p id="below">sotto</p>`, {
        context: { viewport: { width, height: 800 } },
        hold: true,
      });
      const { host, header, day, setValue } = parts(page);
      const heights: Record<string, number> = {};
      const measure = async (state: string) => {
        await painted(page);
        heights[state] = (await boxOf(host)).height;
      };
      expect(await host.getAttribute("data-state")).toBeNull();
      await measure("fallback");
      release();
      await ready(page);
      await measure("ready");
      await header.click();
      await measure("open");
      await day(12).click();
      await measure("chosen");
      await header.click();
      await measure("chosen, open");
      await page.keyboard.press("Escape");
      await setValue("");
      await measure("removed");
      expect(new Set(Object.values(heights)), JSON.stringify(heights)).toEqual(new Set([heights.fallback]));
      expect(await shifts(page)).toEqual([]);
    },
  );

  it("keeps position and size of the panel in months of four to six weeks", async () => {
    const { page } = await openPage(site, picker(), { at: "2027-02-10T12:00:00+01:00" });
    const { header, panel, part, month } = parts(page);
    await header.click();
    await settleAnimations(page);
    const first = await boxOf(panel);
    for (let turn = 0; turn < 8; turn++) {
      await part("next").click();
      expect(await boxOf(panel), (await month.textContent()) ?? "").toEqual(first);
    }
  });
});
