import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { descriptions } from "../../../widgets/descriptions";
import { renderElement } from "../../support/markup";
import { painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { holdCalls } from "../support/hold";
import { shifts } from "../support/layout";
import { useTestSite } from "../support/site";

const site = useTestSite();

const className = "vetrina-fallback";
const panels = descriptions.filter(({ fallback }) => fallback.includes(className));

const body = `<main><h1>Prova</h1>${panels.map((each) => renderElement(each)).join("")}</main>`;

/** A page on which no element starts. */
async function openWaiting(options = {}) {
  const path = "/test/fallback";
  site.sandbox.page(path, { body, library: false });
  const { page } = await site.visit(path, options);
  return page;
}

/** Height of an element's skeleton; 0 if it has none. */
const skeletonHeights = (page: Page) =>
  page
    .locator(`.${className}`)
    .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each, "::after").height) || 0));

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));

describe("the class vetrina-fallback", () => {
  it("fills the reserved space with a card and a skeleton while an element waits, unless the element cannot start", async () => {
    const page = await openWaiting({ viewport: { width: 390, height: 844 } });
    const hosts = panels.map(({ tag }) => tag).join();
    expect(panels.length).toBeGreaterThan(10);
    expect(await heights(page, `.${className}`)).toEqual(await heights(page, hosts));
    expect(Math.min(...(await skeletonHeights(page)))).toBeGreaterThan(100);
    expect(await axeViolations(page)).toEqual([]);
    const titles = panels.map((each) => renderElement(each).replace(/<[^>]*>/g, ""));
    expect((await page.getByRole("main").ariaSnapshot()).split("\n"), "for assistive technology").toEqual([
      "- main:",
      '  - heading "Prova" [level=1]',
      ...titles.map((text) => `  - paragraph: ${text}`),
    ]);

    await page.emulateMedia({ forcedColors: "active" });
    const looks = await page.locator(`.${className}`).evaluateAll((all) =>
      all.map((each) => {
        const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(each);
        const rows = getComputedStyle(each, "::after").backgroundImage;
        return borderTopStyle === "solid" && borderTopColor !== backgroundColor && rows !== "none";
      }),
    );
    expect(looks, "edges and rows in forced colours").toEqual(panels.map(() => true));
    expect(await page.evaluate(() => document.getAnimations().length), "animations in forced colours").toBe(
      0,
    );

    await page.emulateMedia({ forcedColors: "none" });
    await page.locator(hosts).evaluateAll((all) => {
      for (const each of all) each.setAttribute("data-state", "error");
    });
    const highest = Math.max(...(await heights(page, `.${className}`)));
    expect(highest, "as high as its text if the element cannot start").toBeLessThan(100);
    expect(new Set(await skeletonHeights(page)), "skeletons if elements cannot start").toEqual(new Set([0]));
  });

  it("shows the title where the card will show it, so that nothing moves when the element starts", async () => {
    site.sandbox.page("/test/start", {
      body: `<main><h1>Prova</h1><vetrina-awards><p class="${className}">Premi</p></vetrina-awards><p>Sotto</p></main>`,
    });
    const { page } = await site.newPage();
    const release = await holdCalls(page, "widget-awards");
    const placeOf = (title: Locator) =>
      title.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, height } = range.getBoundingClientRect();
        return [x, y, height];
      });
    await page.goto(`${site.sandbox.siteUrl}/test/start`);
    const waiting = await placeOf(page.locator(`.${className}`));
    await release();
    const heading = page.getByRole("heading", { name: "Premi" });
    await heading.waitFor();
    await painted(page);
    expect(await placeOf(heading)).toEqual(waiting);
    expect(await shifts(page)).toEqual([]);
  });
});
