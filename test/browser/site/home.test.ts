import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const open = (path: string, width = 1280) => site.visit(path, { viewport: { width, height: 844 } });

describe("the home page of the demo site", () => {
  it("shows three bonuses, four open tables, a leaderboard and missions", async () => {
    const { page } = await open("/");
    const bonuses = page.locator('vetrina-bonus-carousel[data-state="ready"] [part~="card"]');
    await bonuses.first().waitFor();
    expect(await bonuses.count()).toBe(3);
    const tables = page.locator("vetrina-live-casino-card");
    await tables.first().scrollIntoViewIfNeeded();
    await expect.poll(() => tables.getByText("Aperto", { exact: true }).count()).toBe(4);
    for (const tag of ["vetrina-leaderboard", "vetrina-missions"]) {
      await page.locator(tag).scrollIntoViewIfNeeded();
      await page.locator(`${tag}[data-state="ready"]`).waitFor();
    }
  });

  itEach([["marco", /^È in corso un’autoesclusione/]], [["anna", /^È in corso una pausa di gioco/]])(
    "shows %s one panel with the current restriction, and nothing that invites the player to play",
    async (player, words) => {
      const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
      await giveCookies(page, site, cookiesOfPlayer(site, player));
      await page.goto(site.sandbox.siteUrl);
      await page.locator("vetrina-bonus-carousel").getByText(words).waitFor();
      for (const tag of ["live-casino-card", "leaderboard", "missions"])
        expect(await page.locator(`vetrina-${tag}`).first().isVisible(), tag).toBe(false);
    },
  );
});

describe("the header of the demo site", () => {
  itEach([390], [820, 1280])(
    "stays 56 px high at the top, and does not cover link targets at a width of %d px",
    async (width) => {
      const { page } = await open("/gioco-responsabile", width);
      await page.locator('vetrina-balance-header[data-state="logged-out"]').waitFor();
      await page.goto(`${site.sandbox.siteUrl}/gioco-responsabile#probabilita`);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const brand = await page.locator(".brand").boundingBox();
      expect(brand).toMatchObject({ y: 6, height: 44 });
      await page.evaluate(() => document.querySelector("#probabilita")?.scrollIntoView());
      const top = (await page.locator("#probabilita").boundingBox())?.y;
      expect(top).toBeGreaterThanOrEqual(56);
    },
  );
});

describe("pages of the demo site", () => {
  const paths = ["/", "/blog", "/tour", "/aiuto", "/movimenti", "/gioco-responsabile", "/sviluppatori"];

  it.each([390, 1280])(
    "have no axe violation and one main heading at a width of %d px",
    slow,
    async (width) => {
      for (const path of paths) {
        const { page } = await open(path, width);
        await page.locator('vetrina-balance-header[data-state="logged-out"]').waitFor();
        expect(await axeViolations(page), path).toEqual([]);
        expect(await page.locator("h1").count(), path).toBe(1);
      }
    },
  );
});

describe("the developer page of the demo site", () => {
  it("shows the markup of the bonus carousel next to the carousel", async () => {
    const { page } = await open("/sviluppatori");
    const shown = await page.locator("#autori code").innerText();
    const element = page.locator("#autori vetrina-bonus-carousel");
    await element.and(page.locator('[data-state="ready"]')).waitFor();
    const limit = await element.getAttribute("data-limit");
    expect(shown).toContain(`<vetrina-bonus-carousel data-limit="${limit}">`);
  });
});

describe("the navigation of the demo site on a phone", () => {
  itEach(["/conto"], ["/live-casino", "/movimenti", "/gamification/gioca"])(
    "has the item of the current page in view on %s",
    async (path) => {
      const { page } = await open(path, 390);
      const box = await page.locator(".site-nav [aria-current]").boundingBox();
      if (!box) throw new Error("no current item");
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    },
  );
});
