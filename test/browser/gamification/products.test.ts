import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { gapiCalls } from "../support/gamification-panels";
import { shifts } from "../support/layout";
import { inState, panelOf, setAttribute } from "../support/panels";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-products";
const markup = `<${tag}>Giochi</${tag}>`;
const { card, cards, textOf, openReady } = panelOf(site, tag, markup);

describe("the products (G9)", () => {
  it(
    "are read in three calls, together with the entities that count them, for all widgets of a page",
    slow,
    async () => {
      const { page, consoleMessages } = await openReady(`${markup}<${tag} data-limit="2"></${tag}>`);
      await expect.poll(() => cards(page).count()).toBe(10);
      expect(gapiCalls(site).sort()).toEqual(["getAchievements", "getCompetitions", "getProducts"]);
      const errors = consoleMessages.errors.filter((message) => !message.includes("404"));
      expect([errors, consoleMessages.warnings]).toEqual([[], []]);
    },
  );

  // An empty list would prove nothing: some achievements and competitions count products by rules or cannot
  // be read.
  it.each([
    ["Slot del mese", /Vale il triplo\. In certi casi: vale il doppio\./],
    ["Scommesse calcio", /Scommessa multipla: vale il doppio\. Scommessa sistema: vale in parte: 75 %\./],
    ["Bingo 90", /Vale 1,25 volte\.$/],
    ["Ippica nazionale", /Non vale\./],
  ])("show the factors of %s, and the entities that count it, as text", slow, async (name, text) => {
    const { page } = await openReady();
    expect(await textOf(page, name)).toMatch(text);
  });

  it("do not move when a name becomes a link (X6)", async () => {
    const { page } = await openReady(markup, { viewport: { width: 1280, height: 664 } });
    await painted(page);
    await page.evaluate(() => document.body.append(document.createElement("vetrina-achievements")));
    await cards(page).getByRole("button").first().waitFor();
    await painted(page);
    expect(await shifts(page)).toEqual([]);
  });

  it("link by keyboard to the achievement that the page shows", async () => {
    const { page } = await openReady(
      `${markup}<vetrina-achievements data-ids="ach-dieci-mani"></vetrina-achievements>`,
    );
    const link = card(page, "Blackjack live").getByRole("button", { name: "Dieci mani al tavolo" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() =>
        page
          .locator("vetrina-achievements")
          .evaluate((host) => host.shadowRoot?.activeElement?.getAttribute("part")),
      )
      .toBe("row");
    // The other achievements have no card, so the product has only one link.
    expect(await card(page, "Blackjack live").getByRole("button").count()).toBe(1);
  });

  it("show factors and counting entities as text, and replace a missing or broken image with a neutral drawing", async () => {
    const { page } = await openReady();
    expect(await textOf(page, "Blackjack live")).toMatch(
      /Live .*Vale il doppio\. Vale per \d+ traguardi: .* Vale per 2 tornei: Torneo d’autunno/,
    );
    const box = (name: string) => card(page, name).locator(".entity-picture");
    const missing = box("Ippica nazionale");
    expect([await missing.locator("svg").isVisible(), await missing.locator("img").count()]).toEqual([
      true,
      0,
    ]);
    const ratio = async (name: string) => {
      const size = await box(name).boundingBox();
      return size && size.width / size.height;
    };
    expect(await ratio("Ippica nazionale")).toBeCloseTo(3, 1);
    expect(await ratio("Blackjack live")).toBeCloseTo(3, 1);
    await page.route(/\.(png|jpe?g|webp|svg)/, (route) => route.abort());
    await page.reload();
    await inState(page, tag, "ready");
    await expect.poll(() => page.locator(tag).locator(".entity-picture img").count()).toBe(0);
  });

  it("follow their attributes at run time", slow, async () => {
    const { page } = await openReady();
    const set = (name: string, value: string) => setAttribute(page.locator(tag), name, value);
    await set("data-types", "live");
    await expect.poll(() => cards(page).count()).toBe(3);
    await set("data-types", "");
    await set("data-entity", "game");
    await set("data-ids", "ref-slot");
    await expect.poll(() => cards(page).count()).toBe(1);
    await set("data-heading", "Solo uno");
    await page.locator(tag).getByRole("heading", { name: "Solo uno" }).waitFor();
  });
});
