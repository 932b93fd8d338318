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

describe("axe finds nothing (X4)", () => {
  itEach(["language=it"], ["language=en"])("in a dropdown, %s", async (query) => {
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

  it("in a sheet", async () => {
    const { page, openByTap } = await openRange(site, range(value), { context: phone });
    await openByTap();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("text fits (X7)", () => {
  itEach([240], [320, 390, 1280])("at %d px: closed, open, after the first press", async (width) => {
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

it("nothing moves from the fallback to the widget, with and without a period (X6)", async () => {
  const chosen = range('data-value="2026-11-05/2026-11-18"', "chosen");
  const { page } = await openRange(site, `${range()}${chosen}<p>sotto</p>`);
  expect(await maxShift(page)).toBe(0);
});

it("keeps the height of the field when a period is chosen, and a date picker's height", async () => {
  const { header, host, preset } = await openRange(site);
  const { height } = await boxOf(host);
  await header.click();
  await preset("7 giorni").click();
  expect((await boxOf(host)).height).toBe(height);
  expect(height).toBe(44);
});

it("shows the first, the last and the days between them with forced colours (X5)", async () => {
  const { header, day } = await openRange(site, range('data-value="2026-11-10/2026-11-12"'), {
    context: { forcedColors: "active" },
  });
  await header.click();
  const look = (name: number) =>
    day(name).evaluate((cell) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(cell);
      return `${backgroundColor} ${borderTopColor}`;
    });
  const [first, inside, last, plain] = [await look(10), await look(11), await look(12), await look(17)];
  expect(new Set([first, inside, plain]).size).toBe(3);
  expect(last).toBe(first);
});
