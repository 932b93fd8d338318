import { describe, expect } from "vitest";
import { parts, picker, ready, userAgents } from "../date-picker/picker";
import { headerMarkup, modalMarkup, openModal } from "../support/account";
import { settleAnimations } from "../support/animations";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { begin, boxes, cutOut, isNear, partsOf, step, tourMarkup } from "../tour/tour-page";
import { cases, expectInViewport, openZoomed, rectOf, slowCases } from "./zoomed-page";

const site = useTestSite();

describe("a page with CSS `zoom`", () => {
  itEach(cases, slowCases)(
    "shows the calendar below its header, even after scrolling, in %s (%s)",
    async (mode, css) => {
      const page = await openZoomed(site, {
        mode,
        css,
        body: `<div style="height: 120px"></div><div style="margin-left: 150px; width: 300px">${picker()}</div>`,
      });
      await ready(page);
      await page.evaluate(() => scrollTo(0, 60));
      const { header, host, panel } = parts(page);
      await header.click();
      await settleAnimations(page);
      const isBelow = async () => {
        const box = await panel.evaluate(rectOf);
        const anchor = await host.evaluate(rectOf);
        expect(box.left).toBeCloseTo(anchor.left, 0);
        expect(box.top).toBeCloseTo(anchor.bottom + 4, 0);
        return box;
      };
      await isBelow();
      await page.evaluate(() => scrollTo(0, 20));
      await expect(isBelow()).resolves.toBeDefined();
    },
  );

  itEach(cases, slowCases)(
    "shows a calendar near the lower edge and the login dialog completely in the viewport in %s (%s)",
    async (mode, css) => {
      const page = await openZoomed(site, {
        mode,
        css,
        body: `<div style="position: fixed; inset: auto 0 0 auto; width: 200px">${picker()}</div>${headerMarkup}${modalMarkup}`,
      });
      await ready(page);
      const { header, panel } = parts(page);
      await header.click();
      await settleAnimations(page);
      await expectInViewport(panel);
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "detached" });
      await openModal(page);
      await settleAnimations(page);
      await expectInViewport(page.locator("vetrina-login-modal dialog"));
    },
  );

  itEach(cases, slowCases)(
    "shows the calendar of a narrow page completely in the viewport in %s (%s)",
    async (mode, css) => {
      const page = await openZoomed(site, { mode, css, width: 390, body: picker() });
      await ready(page);
      await parts(page).header.click();
      await settleAnimations(page);
      const { panel } = parts(page);
      await expectInViewport(panel);
      expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    },
  );

  itEach(cases, slowCases)(
    "shows the calendar's sheet on a phone completely in the viewport in %s (%s)",
    async (mode, css) => {
      const page = await openZoomed(site, {
        mode,
        css,
        width: 390,
        userAgent: userAgents.android,
        body: picker(),
      });
      await ready(page);
      await parts(page).header.click();
      await settleAnimations(page);
      await expectInViewport(parts(page).overlay);
    },
  );

  itEach(cases, slowCases)("does not cover the target of a tour in %s (%s)", async (mode, css) => {
    const page = await openZoomed(site, {
      mode,
      css,
      body: `<style>.box { width: 200px; height: 60px; margin: 40px; background: #cde }</style>${boxes}${tourMarkup(step("Primo", 'data-target="#due"'))}`,
    });
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await begin(page);
    const target = () => page.locator("#due").evaluate(rectOf);
    await expect.poll(async () => isNear(await cutOut(page), await target())).toBe(true);
    await expectInViewport(partsOf(page).popover);
    const box = await partsOf(page).popover.evaluate(rectOf);
    const { left, right, top, bottom } = await target();
    expect(box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top).toBe(true);
    // The shade covers the viewport exactly, so that its opening is at the target.
    const shade = await page.locator(".driver-overlay").evaluate(rectOf);
    expect([Math.round(shade.left), Math.round(shade.top), Math.round(shade.width)]).toEqual([0, 0, 1000]);
  });
});
