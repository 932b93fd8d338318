import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { onDisk } from "./docs-pages";

const site = useTestSite();

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

describe("the menu of the author documentation", () => {
  it("is closed at first on a phone, with the page title in view, and opens and closes by keyboard", async () => {
    const { page } = await site.visit("/docs/date-picker.html", { viewport: phone });
    const menu = page.getByRole("button", { name: "Menu" });
    const navigation = page.getByRole("navigation", { name: "Documentazione" });
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(title?.y).toBeLessThan(200);
    expect(await navigation.isVisible()).toBe(false);
    expect(await menu.getAttribute("aria-expanded")).toBe("false");

    await page.evaluate(() => scrollTo(0, 2000));
    await menu.press("Enter");
    expect(await menu.getAttribute("aria-expanded")).toBe("true");
    expect(await navigation.evaluate((list) => list.getBoundingClientRect().top < innerHeight / 2)).toBe(
      true,
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await navigation.isVisible()).toBe(false);
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it.each([phone, desk])("has the current page in view at $width px", async (viewport) => {
    const { page } = await site.visit("/docs/tour.html", { viewport });
    const current = page.locator("#navigation [aria-current]");
    if (viewport === phone) await page.getByRole("button", { name: "Menu" }).click();
    const isInSight = () =>
      current.evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        const list = link.closest("nav")?.getBoundingClientRect();
        return list !== undefined && top >= list.top && bottom <= Math.min(list.bottom, innerHeight);
      });
    await expect.poll(isInSight).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it.each([phone, desk])("groups the elements by service below headings at $width px", async (viewport) => {
    const { page } = await site.visit("/docs/en/open-bets.html", { viewport });
    if (viewport === phone) await page.getByRole("button", { name: "Menu" }).click();
    const navigation = page.getByRole("navigation", { name: "Documentation" });
    await navigation.getByRole("heading", { level: 2, name: "Elements" }).waitFor();
    const headings = navigation.getByRole("heading", { level: 3 });
    expect(await headings.allTextContents()).toEqual([
      "Account",
      "Bonuses",
      "Live casino",
      "Gamification",
      "Others",
    ]);
    const casino = navigation.getByRole("list", { name: "Live casino" }).getByRole("link");
    expect(await casino.allTextContents()).toEqual(["Live casino lobby", "Live casino table"]);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("opens and closes through links without JavaScript", async () => {
    const { page } = await site.visit("/docs/date-picker.html", {
      viewport: phone,
      javaScriptEnabled: false,
    });
    const navigation = page.getByRole("navigation", { name: "Documentazione" });
    expect(await navigation.isVisible()).toBe(false);
    await page.getByRole("link", { name: "Menu" }).click();
    await navigation.waitFor({ state: "visible" });
    await page.getByRole("link", { name: "Chiudi il menu" }).click();
    await navigation.waitFor({ state: "hidden" });
  });
});

describe("the table of contents", () => {
  it("stays visible on a desktop, and marks the visible section", async () => {
    const { page } = await site.visit("/docs/appearance.html", { viewport: desk });
    const contents = page.getByRole("navigation", { name: "In questa pagina" });
    await contents.getByRole("link", { name: "Temi pronti" }).press("Enter");
    await expect.poll(() => contents.locator("[aria-current]").allTextContents()).toEqual(["Temi pronti"]);
    const box = await contents.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(desk.height / 2);
    const heading = await page.getByRole("heading", { level: 2, name: "Temi pronti" }).boundingBox();
    expect(heading?.y).toBeGreaterThan(60);
  });
});

it("the link to the other language opens the same section", async () => {
  const { page } = await site.visit("/docs/html.html#integrity", { viewport: desk });
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL("**/docs/en/html.html#integrity");
});

describe("the search of the author documentation", () => {
  it("opens a result by keyboard, under the strictest policy", async () => {
    const { page, consoleMessages } = await site.visit("/docs/?csp=trusted-types", { viewport: desk });
    await page.keyboard.press("/");
    await page.keyboard.type("data-min");
    await page
      .getByRole("status")
      .filter({ hasText: /risultat/ })
      .waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/date-picker.html#data-min-date");
    await page.locator("#data-min-date").waitFor();
    expect(consoleMessages.errors.filter((error) => !error.startsWith("[vetrina]"))).toEqual([]);
  });

  it("states that there is no result, and closes with Escape", async () => {
    const { page } = await site.visit("/docs/en/", { viewport: phone });
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.fill("xyzzy");
    const none = page.getByRole("list", { name: "Results" }).getByText("No results");
    await none.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field.press("Escape");
    await none.waitFor({ state: "hidden" });
  });

  it("finds a word with a typing error, and fits a phone", async () => {
    const { page } = await site.visit("/docs/", { viewport: phone });
    await page.getByRole("searchbox", { name: "Cerca" }).fill("carosselo");
    const results = page.getByRole("list", { name: "Risultati" }).getByRole("link");
    await results.filter({ hasText: "Carosello" }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it("opens a result when the documentation is opened from disk", async () => {
    const { page } = await site.newPage();
    await page.goto(onDisk("en/index.html"));
    await page.getByRole("searchbox", { name: "Search" }).fill("gamification.url");
    await page.getByRole("link", { name: "gamification.url Configuration" }).first().click();
    await page.waitForURL("**/en/configuration.html#gamification.url");
  });
});
