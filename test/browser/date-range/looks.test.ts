import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { settleAnimations } from "../support/animations";
import { axeViolations } from "../support/axe";
import { maxShift, scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { textProblems } from "../support/text-fit";
import { boxOf, openRange, range, userAgents } from "./range";

const site = useTestSite();

const phone: BrowserContextOptions = {
  userAgent: userAgents.android,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

const value = 'data-value="2026-12-28/2027-01-03"';

describe("axe (X4)", () => {
  itEach(["language=it"], ["language=en"])("finds no violation in a dropdown with %s", async (query) => {
    const { page, header, day, host } = await openRange(
      site,
      `<form><fieldset>${range('name="p" data-max-date="2026-11-25"')}</fieldset></form>`,
      { query },
    );
    expect(await axeViolations(page), "closed").toEqual([]);
    await header.click();
    expect(await axeViolations(page), "open").toEqual([]);
    await day(12).click();
    await day(27).hover();
    expect(await axeViolations(page), "after the first press").toEqual([]);
    await host.evaluate((element) => element.setAttribute("data-strict-range", ""));
    await day(20).click();
    expect(await axeViolations(page), "chosen").toEqual([]);
    await header.click();
    expect(await axeViolations(page), "chosen, open").toEqual([]);
  });

  it("finds no violation in a sheet", async () => {
    const { page, openByTap } = await openRange(site, range(value), { context: phone });
    await openByTap();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("the text of the date range (X7)", () => {
  itEach([240], [320, 390, 1280])("fits at %d px while closed, open, and half selected", async (width) => {
    const { page, header, day } = await openRange(site, range(value), {
      context: { viewport: { width, height: 900 } },
    });
    const fits = async (state: string) => {
      await settleAnimations(page);
      expect(await textProblems(page, "vetrina-date-range"), state).toEqual([]);
      expect(await scrollsSideways(page), state).toBe(false);
    };
    await fits("closed");
    await header.click();
    await fits("open");
    await day(30).click();
    await fits("after the first press");
  });
});

itEach([240], [390])(
  "the date range does not move from its fallback at %d px, with and without a period (X6)",
  async (width) => {
    const { page, host } = await openRange(site, `${range()}${range(value, "chosen")}<p>sotto</p>`, {
      context: { viewport: { width, height: 844 } },
    });
    expect(await maxShift(page)).toBe(0);
    expect([(await boxOf(host)).height, (await boxOf(page.locator("#chosen"))).height]).toEqual([44, 44]);
  },
);

itEach([240], [390])("the days of the date range do not move on the first press at %d px", async (width) => {
  const { page, header, day } = await openRange(site, range(), {
    context: { viewport: { width, height: 844 } },
  });
  await header.click();
  await settleAnimations(page);
  const before = await boxOf(day(18));
  await day(18).click();
  await expect.poll(() => day(18).getAttribute("aria-selected")).toBe("true");
  expect(await boxOf(day(18))).toEqual(before);
});

it("the date range distinguishes the first day, the last day and the days between with forced colours (X5)", async () => {
  const { header, day } = await openRange(site, range('data-value="2026-11-10/2026-11-12"'), {
    context: { forcedColors: "active" },
  });
  await header.click();
  const look = (name: number) =>
    day(name).evaluate((cell) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(cell);
      return `${backgroundColor} ${borderTopColor}`;
    });
  const first = await look(10);
  const inside = await look(11);
  const last = await look(12);
  const plain = await look(17);
  expect(new Set([first, inside, plain]).size).toBe(3);
  expect(last).toBe(first);
});
