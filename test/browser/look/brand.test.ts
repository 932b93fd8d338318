import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openGame, tag as instantWin, wheel } from "../gamification/instant-wins";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

/** Style sheet of each brand's site. It sets only tokens and has no rule for a part. */
const brands = {
  red: `:root {
    --vetrina-brand: #e10600; --vetrina-r-sm: 0px; --vetrina-r-md: 0px; --vetrina-r-lg: 0px; --vetrina-r-xl: 0px;
    --vetrina-font-heading: "Arial Narrow", sans-serif; --vetrina-case-heading: uppercase;
    --vetrina-weight-heading: 800; --vetrina-button-case: uppercase; --vetrina-density: 0.75 }`,
  blue: `:root {
    --vetrina-brand: #0a3dff; --vetrina-accent: #ffd500; --vetrina-button-radius: 999px;
    --vetrina-button-bg: #ffd500; --vetrina-button-bg-hover: #ffc400; --vetrina-on-button: #101430;
    --vetrina-button-secondary-bg: #e8edff; --vetrina-button-secondary-border: transparent;
    --vetrina-bar-bg: #0a1240; --vetrina-on-bar: #fff; --vetrina-bar-border: #0a1240 }`,
};

type Brand = keyof typeof brands;

/** Opens a page of the demo site as Giulia, with the style sheet of a brand. */
async function openBranded(brand: Brand, path: string): Promise<Page> {
  const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
  await giveCookies(page, site, cookiesOfPlayer(site));
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, brands[brand]);
  await page.goto(site.sandbox.siteUrl + path);
  return page;
}

const loaded = {
  "/": 'vetrina-bonus-carousel[data-state="ready"]',
  "/live-casino": 'vetrina-live-casino-card[data-state="ready"]',
  "/gamification#vetrina-oggi": 'vetrina-gamification-hub[data-state="ready"]',
  "/gamification#vetrina-premi": 'vetrina-awards[data-state="ready"]',
  "/conto": 'vetrina-responsible-gaming[data-state="ready"]',
};

type Path = keyof typeof loaded;

describe("a brand that sets only tokens", () => {
  itEach<readonly [Brand, Path], readonly [Brand, Path]>(
    [
      ["red", "/live-casino"],
      ["blue", "/gamification#vetrina-oggi"],
    ],
    [
      ["red", "/"],
      ["red", "/gamification#vetrina-oggi"],
      ["red", "/gamification#vetrina-premi"],
      ["red", "/conto"],
      ["blue", "/"],
      ["blue", "/live-casino"],
      ["blue", "/gamification#vetrina-premi"],
      ["blue", "/conto"],
    ],
  )("is readable everywhere (X4): %s, %s", async (brand, path) => {
    const page = await openBranded(brand, path);
    await page.locator(loaded[path]).first().waitFor();
    await page.locator('vetrina-balance-header[data-state="ready"]').waitFor();
    // The bar at the bottom of the viewport covers part of a button until the player scrolls.
    expect(await axeViolations(page, { without: ["target-size"] })).toEqual([]);
  });

  it("sets the colours and shapes of header, counters, buttons and icons", async () => {
    site.sandbox.page("/test/brand", {
      head: `<style>${brands.blue}
        :root { --vetrina-header-bg: #0a1240; --vetrina-on-header: #fff; --vetrina-density: 0.75;
          --vetrina-icon-mail: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect width='1' height='1'/%3E%3C/svg%3E") }
      </style>`,
      body: `<main><h1>Prova</h1><vetrina-balance-header>Saldo</vetrina-balance-header></main>`,
      config: { header: { messagesUrl: "/conto" } },
    });
    const { page } = await site.newPage({ viewport: { width: 1280, height: 800 } });
    await giveCookies(page, site, cookiesOfPlayer(site));
    await page.goto(`${site.sandbox.siteUrl}/test/brand`);
    await page.locator('vetrina-balance-header[data-state="ready"]').waitFor();
    const styleOf = (selector: string, property: string) =>
      page
        .locator("vetrina-balance-header")
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf(".bar", "background-color")).toBe("rgb(10, 18, 64)");
    expect(await styleOf(".bar", "color")).toBe("rgb(255, 255, 255)");
    expect(await styleOf(".balance .meta", "color")).toBe("rgb(255, 255, 255)");
    expect(await styleOf(".action", "background-color")).toBe("rgb(232, 237, 255)");
    expect(await styleOf(".action", "border-radius")).toBe("999px");
    expect(await styleOf(".action", "padding-inline-start"), "three quarters of 16 px").toBe("12px");
    expect(await styleOf(".messages .vetrina-icon", "mask-image")).toContain("data:image/svg+xml");
    expect(await styleOf(".balance .vetrina-icon", "mask-image"), "not replaced").toBe("none");
    expect(await styleOf(".balance .vetrina-icon", "background-image"), "not replaced").toBe("none");
  });

  it("colours the sections of a wheel if the platform has no colour for them", async () => {
    site.sandbox.model.gamification.space.update((state) => ({
      ...state,
      instantWins: state.instantWins.map((each) =>
        each.id === wheel
          ? { ...each, tiles: each.tiles.map((tile) => ({ ...tile, background: "" })) }
          : each,
      ),
    }));
    const { page } = await openGame(site, wheel);
    const fills = () =>
      page
        .locator(instantWin)
        .locator(".wheel .section")
        .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).fill));
    await page.evaluate(() => {
      for (const [index, colour] of [
        "#010000",
        "#020000",
        "#030000",
        "#040000",
        "#050000",
        "#060000",
      ].entries())
        document.documentElement.style.setProperty(`--vetrina-wheel-${index + 1}`, colour);
    });
    expect((await fills()).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6].map((red) => `rgb(${red}, 0, 0)`));
  });
});
