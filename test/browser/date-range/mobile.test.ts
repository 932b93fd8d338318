import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { boxOf, focus, openRange, range, userAgents } from "./range";

const site = useTestSite();

const phone: BrowserContextOptions = {
  userAgent: userAgents.iphone,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

describe("the date range on a phone (P3, P6)", () => {
  it("selects a span with two taps, and the first tap does not move or resize the sheet and its days", async () => {
    const { openByTap, closeByTap, overlay, day, value, page } = await openRange(site, range(), {
      context: phone,
    });
    await openByTap();
    const places = async () =>
      [await boxOf(overlay), await boxOf(day(18))].map(({ y, height }) => [y, height]);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("vetrina-date-range")].every(
        ({ shadowRoot }) => shadowRoot?.getAnimations().length === 0,
      ),
    );
    const before = await places();
    await day(5).tap();
    await expect.poll(() => day(5).getAttribute("aria-selected")).toBe("true");
    expect(await places()).toEqual(before);
    await closeByTap(day(18));
    expect(await value()).toBe("2026-11-05/2026-11-18");
  });

  it("has presets in one row and touch targets of at least 44 px, and selects a preset with the second tap", async () => {
    const { page, openByTap, closeByTap, host, day, part, preset, value } = await openRange(site, range(), {
      context: phone,
    });
    await openByTap();
    const chips = await host
      .locator(".vetrina-chip")
      .evaluateAll((all) =>
        all.map((chip) => chip.getBoundingClientRect()).map(({ y, height }) => [y, height]),
      );
    expect(new Set(chips.map(([y]) => y)).size).toBe(1);
    const heights = [...chips.map(([, height = 0]) => height), (await boxOf(day(12))).height];
    expect(Math.min(...heights, (await boxOf(part("close"))).height)).toBeGreaterThanOrEqual(44);
    await closeByTap(preset("30 giorni"));
    expect(await value(), "the last 30 days after two taps").toBe("2026-10-23/2026-11-21");
    expect(await focus(page)).toBe("header");
  });
});
