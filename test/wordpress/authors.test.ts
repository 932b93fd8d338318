import { afterAll, describe, expect, it } from "vitest";
import { ownAttributes } from "../../clientlibs/describe";
import { descriptions } from "../../widgets/descriptions";
import { blockMarkup, blockValues, shortCodeMarkup, usePlugin } from "./support/plugin";
import { pluginNotices, publish, useBrowser } from "./support/visit";

usePlugin();
const browser = useBrowser();

afterAll(() => {
  expect(pluginNotices()).toEqual([]);
});

const open = async (content: string, role: "admin" | "author" = "author") => {
  const { page } = await browser.visit(`${publish(content, role)}&demo=logged-in`);
  return page;
};

describe("HTML from an author", () => {
  it("keeps elements with their attributes and slots, but not attributes that only the CMS may write", async () => {
    const page = await open(`<!-- wp:html -->
      <vetrina-responsible-gaming id="limiti" data-edit="true" data-demo="stale" onclick="window.broken = true">
        <div slot="links" onclick="window.broken = true"><a href="/limiti">Limiti</a></div>
      </vetrina-responsible-gaming>
      <vetrina-live-casino-card data-provider="EvolutionGame" data-game-id="evo-002" data-heading="Roulette"></vetrina-live-casino-card>
      <vetrina-tour><div slot="step" hidden data-title="Uno">Passo</div></vetrina-tour>
      <vetrina-unknown data-a="b">niente</vetrina-unknown>
    <!-- /wp:html -->`);
    const element = page.locator("vetrina-responsible-gaming#limiti");
    await expect.poll(() => element.getAttribute("data-state")).toBe("ready");
    expect(await element.evaluate(({ dataset }) => [dataset.edit, dataset.demo])).toEqual([
      undefined,
      undefined,
    ]);
    expect(await element.locator('[slot="links"] a').getAttribute("href")).toBe("/limiti");
    expect(await page.locator("vetrina-live-casino-card").getAttribute("data-game-id")).toBe("evo-002");
    const step = page.locator('vetrina-tour > [slot="step"]');
    expect([await step.getAttribute("data-title"), await step.getAttribute("hidden")]).toEqual(["Uno", ""]);
    expect(await page.locator("vetrina-unknown").count()).toBe(0);
    expect(await page.locator("[onclick]").count()).toBe(0);
  });
});

const hostile = `"><script>window.broken = true</script>' onclick='window.broken = true`;

describe("hostile values", () => {
  const withHostile = descriptions.map((definition) => {
    const values = Object.entries(blockValues(definition)).map(([name, value]) => [
      name,
      typeof value === "string" && definition.attributes[name]?.type !== "choice" ? hostile : value,
    ]);
    return { definition, values: Object.fromEntries(values) as Record<string, string> };
  });

  it.each(["admin", "author"] as const)("cannot run code in a block of the role %s", async (role) => {
    const page = await open(
      withHostile.map((one) => blockMarkup(one.definition, one.values)).join("\n"),
      role,
    );
    for (const { definition } of withHostile) {
      // Elements that the hub renders on this page have no `class`.
      const element = page.locator(`${definition.tag}[class]`);
      expect(await element.evaluate((one) => one.hasAttribute("onclick")), definition.tag).toBe(false);
      for (const { name, kind } of ownAttributes(definition)) {
        if (!["text", "date", "list", "pattern"].includes(kind.type)) continue;
        const value = await element.getAttribute(name);
        // WordPress itself removes tags from the values of authors.
        if (role === "admin") expect(value, name).toBe(hostile);
        else expect(value, name).not.toContain("<script");
      }
    }
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
    expect(await page.locator("main script:not([src]), .entry-content script").count()).toBe(0);
  });

  it("cannot run code in a shortcode", async () => {
    const inCode = "&quot;&gt;&lt;script&gt;window.broken = true&lt;/script&gt;";
    const page = await open(
      descriptions
        .map((definition) => {
          const names = Object.entries(definition.attributes).filter(([, { type }]) => type === "text");
          return shortCodeMarkup(definition, Object.fromEntries(names.map(([name]) => [name, inCode])));
        })
        .join("\n\n"),
    );
    expect(await page.locator("vetrina-live-casino-card").getAttribute("data-heading")).toBe(
      '"><script>window.broken = true</script>',
    );
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
  });

  it.each([
    ["javascript:alert(1)", null],
    [" JaVa\tScRiPt:alert(1)", null],
    ["&#106;avascript:alert(1)", null],
    ["data:text/html,<script>alert(1)</script>", null],
    ["//altrove.example/x", null],
    ["\\\\altrove.example", null],
    ["/tavoli?a=1&b=2#c", "/tavoli?a=1&b=2#c"],
    ["https://sito.example/tavoli", "https://sito.example/tavoli"],
  ])("are not printed as a URL, but safe values are: %s", async (href, expected) => {
    const card = "vetrina-live-casino-card";
    const definition = descriptions.find(({ tag }) => tag === card);
    if (!definition) throw new Error("no card");
    const values = { provider: "EvolutionGame", gameId: "evo-002", heading: "Roulette", href };
    const { page } = await browser.visit(publish(blockMarkup(definition, values), "admin"), {
      javaScriptEnabled: false,
    });
    expect(await page.locator(card).getAttribute("data-href")).toBe(expected);
    const link = page.locator(`${card} a`);
    expect(await link.count()).toBe(expected === null ? 0 : 1);
    expect(await page.locator(card).textContent()).toContain("Roulette");
    if (expected !== null) expect(await link.getAttribute("href")).toBe(expected);
  });
});

describe("slots", () => {
  const legal = '<p>Gioca con misura. <a href="/misura">Leggi</a></p>';

  it("contain the author's content, in order", async () => {
    const page = await open(`<!-- wp:vetrina/tour {"tour":"prova"} -->
      <!-- wp:vetrina/tour-step {"title":"Primo","target":"h1 \\u003e a"} --><!-- wp:paragraph --><p>Uno</p><!-- /wp:paragraph --><!-- /wp:vetrina/tour-step -->
      <!-- wp:vetrina/tour-step {"title":"Secondo","invites":true} --><!-- wp:paragraph --><p>Due</p><!-- /wp:paragraph --><!-- /wp:vetrina/tour-step -->
      <!-- /wp:vetrina/tour -->
      <!-- wp:vetrina/login-modal --><!-- wp:vetrina/login-modal-legal --><!-- wp:html -->${legal}<script>window.broken = true</script><!-- /wp:html --><!-- /wp:vetrina/login-modal-legal --><!-- /wp:vetrina/login-modal -->`);
    const steps = page.locator('vetrina-tour > [slot="step"]');
    expect(
      await steps.evaluateAll((all) =>
        all.map((one) => [
          (one as HTMLElement).dataset.title,
          (one as HTMLElement).dataset.target,
          (one as HTMLElement).dataset.invites,
          one.textContent.trim(),
        ]),
      ),
    ).toEqual([
      ["Primo", "h1 > a", undefined, "Uno"],
      ["Secondo", undefined, "true", "Due"],
    ]);
    const notices = page.locator('vetrina-login-modal > [slot="legal"]');
    expect(await notices.count()).toBe(1);
    expect(await notices.locator("a").getAttribute("href")).toBe("/misura");
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
  });

  it("contain the author's content from shortcodes", async () => {
    const page = await open(`Prima del testo.

[vetrina_tour tour="prova" keyboard="no"]

[vetrina_step title="Primo" target="h1"]<p>Uno, <strong>forte</strong></p>[/vetrina_step]

[vetrina_step title="Secondo" invites]Due[/vetrina_step]

[/vetrina_tour]

[vetrina_login_modal]${legal}[/vetrina_login_modal]

[vetrina_responsible_gaming]
[vetrina_links]<a href="/limiti">Limiti</a>[/vetrina_links]
[vetrina_legal]Avvertenze[/vetrina_legal]
[/vetrina_responsible_gaming]

[vetrina_live_casino_lobby]
[vetrina_live_casino_card provider="EvolutionGame" game_id="evo-002" heading="Roulette Milano"]
[vetrina_live_casino_card provider="EvolutionGame" game_id="evo-004" heading="Roulette Torino"]
[/vetrina_live_casino_lobby]

Dopo il testo.`);
    const cards = page.locator("vetrina-live-casino-lobby > vetrina-live-casino-card");
    expect(await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.heading))).toEqual([
      "Roulette Milano",
      "Roulette Torino",
    ]);
    expect(await page.locator("vetrina-tour").getAttribute("data-keyboard")).toBe("false");
    const steps = page.locator('vetrina-tour > [slot="step"]');
    expect(
      await steps.evaluateAll((all) =>
        all.map((one) => [
          (one as HTMLElement).dataset.title,
          (one as HTMLElement).dataset.invites,
          one.textContent.trim(),
        ]),
      ),
    ).toEqual([
      ["Primo", undefined, "Uno, forte"],
      ["Secondo", "true", "Due"],
    ]);
    expect(await page.locator('vetrina-login-modal > [slot="legal"] a').count()).toBe(1);
    expect(await page.locator('vetrina-responsible-gaming > [slot="links"] a').count()).toBe(1);
    expect(await page.locator('vetrina-responsible-gaming > [slot="legal"]').textContent()).toBe(
      "Avvertenze",
    );
    expect(await page.getByText("[vetrina").count()).toBe(0);
  });

  it("contain the widget's own text if the author leaves them empty", async () => {
    const page = await open("[vetrina_login_modal]");
    expect(await page.locator('vetrina-login-modal > [slot="legal"]').count()).toBe(1);
  });
});
