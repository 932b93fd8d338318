import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { settleAnimations } from "../support/axe";
import { headerMarkup, modalMarkup, openModal } from "../support/account";
import { useTestSite } from "../support/site";
import { parts, picker, ready, userAgents } from "../date-picker/picker";
import { begin, boxes, cutOut, isNear, partsOf, step, tourMarkup } from "../tour/tour-page";

const site = useTestSite();

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const rectOf = (element: Element): Rect => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return { left, top, right, bottom, width, height };
};

type Mode = "standards mode" | "quirks mode";

const cases: readonly (readonly [Mode, css: string])[] = [
  ["quirks mode", ""],
  ["standards mode", "html { zoom: .8 }"],
  ["standards mode", "body { zoom: 1.25 }"],
  ["quirks mode", "body { zoom: 1.25 }"],
  ["standards mode", "html { zoom: 1.5 } main { zoom: .7 }"],
  ["standards mode", "main > * { zoom: 1.4 }"],
];

interface Opening {
  readonly mode: Mode;
  readonly css: string;
  readonly body: string;
  readonly userAgent?: string;
  readonly width?: number;
}

/** Opens a page of two screens, in one of the modes, with styles of the site. */
async function openZoomed({ mode, css, body, userAgent, width = 1000 }: Opening): Promise<Page> {
  site.sandbox.page("/test/blank", { library: false, config: false });
  const address = site.sandbox.page("/test/zoom", {
    head: `<style>html, body { margin: 0; padding: 0 } main { display: block; height: 1600px } ${css}</style>`,
    body: `<main>${body}</main>`,
  });
  const { page } = await site.visit("/test/blank", {
    viewport: { width, height: 800 },
    ...(userAgent && { userAgent }),
  });
  if (mode === "quirks mode")
    await page.route(/\/test\/zoom/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<!doctype html>/i, "") });
    });
  await page.goto(address);
  expect(await page.evaluate(() => document.compatMode)).toBe(
    mode === "quirks mode" ? "BackCompat" : "CSS1Compat",
  );
  return page;
}

function expectInViewport({ left, top, right, bottom }: Rect, width = 1000): void {
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.5);
  expect([right <= width + 0.5, bottom <= 800.5]).toEqual([true, true]);
}

describe("a page with CSS `zoom`", () => {
  it.each(cases)("in %s (%s) the calendar is below its header, also after scrolling", async (mode, css) => {
    const page = await openZoomed({
      ...{ mode, css },
      body: `<div style="height: 120px"></div><div style="margin-left: 150px; width: 300px">${picker()}</div>`,
    });
    await ready(page);
    await page.evaluate(() => scrollTo(0, 60));
    const { header, host, panel } = parts(page);
    await header.click();
    await settleAnimations(page);
    const isBelow = async () => {
      const [box, anchor] = [await panel.evaluate(rectOf), await host.evaluate(rectOf)];
      expect(box.left).toBeCloseTo(anchor.left, 0);
      expect(box.top).toBeCloseTo(anchor.bottom + 4, 0);
      return box;
    };
    await isBelow();
    await page.evaluate(() => scrollTo(0, 20));
    await expect(isBelow()).resolves.toBeDefined();
  });

  it.each(cases)("in %s (%s) the calendar near the lower edge is in the viewport", async (mode, css) => {
    const page = await openZoomed({
      ...{ mode, css },
      body: `<div style="position: fixed; inset: auto 0 0 auto; width: 200px">${picker()}</div>`,
    });
    await ready(page);
    await parts(page).header.click();
    await settleAnimations(page);
    expectInViewport(await parts(page).panel.evaluate(rectOf));
  });

  it.each(cases)("in %s (%s) the calendar of a narrow page is in the viewport", async (mode, css) => {
    const page = await openZoomed({ ...{ mode, css }, width: 390, body: picker() });
    await ready(page);
    await parts(page).header.click();
    await settleAnimations(page);
    const { panel } = parts(page);
    expectInViewport(await panel.evaluate(rectOf), 390);
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  it.each(cases)("in %s (%s) the sheet of a phone is in the viewport", async (mode, css) => {
    const page = await openZoomed({
      ...{ mode, css },
      width: 390,
      userAgent: userAgents.android,
      body: picker(),
    });
    await ready(page);
    await parts(page).header.click();
    await settleAnimations(page);
    expectInViewport(await parts(page).overlay.evaluate(rectOf), 390);
  });

  it.each(cases)("in %s (%s) the tour shows its target and does not cover it", async (mode, css) => {
    const page = await openZoomed({
      ...{ mode, css },
      body: `<style>.box { width: 200px; height: 60px; margin: 40px; background: #cde }</style>${boxes}${tourMarkup(step("Primo", 'data-target="#due"'))}`,
    });
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await begin(page);
    const target = () => page.locator("#due").evaluate(rectOf);
    await expect.poll(async () => isNear(await cutOut(page), await target())).toBe(true);
    const box = await partsOf(page).popover.evaluate(rectOf);
    expectInViewport(box);
    const { left, right, top, bottom } = await target();
    expect(box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top).toBe(true);
    // The shade is drawn where the target is: its viewBox has the pixels of the viewport.
    const shade = await page.locator(".driver-overlay").evaluate(rectOf);
    expect([Math.round(shade.left), Math.round(shade.top), Math.round(shade.width)]).toEqual([0, 0, 1000]);
  });

  it.each(cases)("in %s (%s) the login dialog is in the viewport", async (mode, css) => {
    const page = await openZoomed({
      ...{ mode, css },
      body: headerMarkup + modalMarkup,
    });
    await openModal(page);
    await settleAnimations(page);
    expectInViewport(await page.locator("vetrina-login-modal dialog").evaluate(rectOf));
  });
});
