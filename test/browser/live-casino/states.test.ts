import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { recordFor } from "../../../sandbox/model";
import { cookiesOfPlayer, giveCookies, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { scrollsSideways, shifts } from "../support/layout";
import { neverOnline } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { card, feeds, minute, cardParts, openCards, opensIn, putTable, tag } from "./cards";

const site = useTestSite();

/** Adds a table in each state: a is open, b has a countdown, c is closed. @returns the markup of their cards */
function putThree(): string {
  putTable(site, "a", { type: "open" });
  putTable(site, "b", opensIn(site, 40 * minute));
  putTable(site, "c", { type: "closed" });
  return ["a", "b", "c"].map((gameId) => card(gameId)).join("");
}

async function openThree(options: Parameters<typeof openCards>[2] = {}) {
  const { page, consoleMessages } = await openCards(site, putThree(), options);
  for (const gameId of ["a", "b", "c"]) await cardParts(page, gameId).inState("ready");
  return { page, consoleMessages };
}

const sizeOf = (page: Page, gameId: string) =>
  cardParts(page, gameId).host.evaluate((host) => {
    const { width, height } = host.getBoundingClientRect();
    return `${Math.round(width)} × ${Math.round(height)}`;
  });

/**
 * Visible text of a card. It is empty until the browser has rendered the card: `content-visibility` skips it
 * before.
 */
const textOf = async (page: Page, gameId: string) =>
  (await cardParts(page, gameId).host.getByRole("article").innerText()).replace(/\s+/g, " ").trim();

/** Texts of a card that are cut off by the card or by their own box. */
const cutOff = (page: Page, gameId: string) =>
  cardParts(page, gameId).host.evaluate(({ shadowRoot }) => {
    const edge = shadowRoot?.querySelector('[part="card"]')?.getBoundingClientRect() as DOMRect;
    return [...(shadowRoot?.querySelectorAll(".state, .action, [part]") ?? [])]
      .filter((box) => {
        const { left, right } = box.getBoundingClientRect();
        const isOut = left < edge.left - 0.5 || right > edge.right + 0.5;
        return isOut || box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
      })
      .map((box) => `${box.className} ${box.textContent}`);
  });

const lobbiesAsked = () =>
  site.sandbox.model.journal
    .entries()
    .map(({ path }) => path)
    .filter((path) => path.includes("/tables"));

describe("the card of an invalid or edited table", () => {
  itEach(
    [
      [
        "unknown",
        'data-provider="Altro"',
        /data-provider="Altro": expected one of CasinoGamePT, EvolutionGame/,
      ],
    ],
    [
      ["missing", "", /needs data-provider/],
      ["without its network", 'data-provider="CasinoGamePT"', /needs data-network with CasinoGamePT/],
    ],
  )(
    "is closed with one warning if its provider is %s, and keeps its link if its id is missing (V6)",
    async (_, attributes, line) => {
      const incomplete = `<${tag} data-provider="EvolutionGame"><a href="/live-casino">Tavolo</a></${tag}>`;
      const { page, consoleMessages } = await openCards(site, card("a", attributes) + incomplete);
      const { badge, inState, enter } = cardParts(page, "a");
      await inState("ready");
      expect([await badge.textContent(), await enter.count()]).toEqual(["Chiuso", 0]);
      await page.locator(`${tag}[data-state="error"]`).waitFor();
      const link = page.getByRole("link", { name: "Tavolo", exact: true });
      expect(await link.isVisible(), "link of the incomplete card").toBe(true);
      expect(consoleMessages.warnings).toHaveLength(2);
      expect(consoleMessages.warnings).toContainEqual(expect.stringMatching(line));
      expect(consoleMessages.warnings).toContainEqual(
        expect.stringContaining("needs data-game-id, data-heading"),
      );
      expect(lobbiesAsked()).toEqual([]);
    },
  );

  it("is closed in edit mode, reads no feed, and logs nothing", async () => {
    const { page, consoleMessages } = await openCards(site, `<div data-edit>${card("a")}</div>`, {
      liveCasino: { evolution: {} },
    });
    await cardParts(page, "a").inState("ready");
    expect(await cardParts(page, "a").badge.textContent()).toBe("Chiuso");
    expect(lobbiesAsked()).toEqual([]);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });
});

describe("the cards of open, opening and closed tables", () => {
  it("differ in text, icon and accessible name, even with forced colours", async () => {
    const { page } = await openThree({ browser: { forcedColors: "active" } });
    await expect.poll(() => textOf(page, "a")).toContain("Aperto Vai al tavolo");
    await expect.poll(() => textOf(page, "b")).toMatch(/In apertura Apre fra/);
    await expect.poll(() => textOf(page, "c")).toContain("Chiuso Orario di apertura non comunicato.");
    const signs = ["a", "b", "c"].map((id) => cardParts(page, id).badge.locator("path").getAttribute("d"));
    expect(new Set(await Promise.all(signs)).size).toBe(3);
    expect(await cardParts(page, "a").host.ariaSnapshot()).toContain('button "Vai al tavolo Tavolo a"');
    expect(await cardParts(page, "b").host.ariaSnapshot()).toMatch(
      /timer "Apre fra (39 minuti e \d+ second|40 minuti)/,
    );
    const hasEdge = await cardParts(page, "a")
      .host.locator('[part="card"]')
      .evaluate((box) => {
        const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(box);
        return borderTopStyle === "solid" && borderTopColor !== backgroundColor;
      });
    expect(hasEdge).toBe(true);
  });

  itEach([240], [170, 358])(
    "have the same size as loading and restricted cards at a width of %d px (V7)",
    async (width) => {
      // The page has a margin of 16 px.
      const browser = { viewport: { width: width + 32, height: 900 } };
      const { page } = await openThree({ browser });
      const sizes = await Promise.all(["a", "b", "c"].map((id) => sizeOf(page, id)));
      expect(await scrollsSideways(page)).toBe(false);
      const { page: loading } = await openCards(site, card("a"), { browser, held: feeds.evolution });
      await cardParts(loading, "a").inState("loading");
      sizes.push(await sizeOf(loading, "a"));
      for (const [player, sentence] of [
        ["marco", "Autoesclusione in corso: il tavolo non si apre."],
        ["anna", "Pausa di gioco in corso: il tavolo non si apre."],
      ] as const) {
        const { page: restricted } = await openCards(site, card("a"), { player, browser });
        const { host, badge, inState } = cardParts(restricted, "a");
        await inState("restricted");
        await host.getByText(sentence).waitFor();
        expect(await badge.textContent(), player).toBe("Non disponibile");
        expect(await host.getByRole("button").count(), player).toBe(0);
        sizes.push(await sizeOf(restricted, "a"));
        expect(await cutOff(restricted, "a"), player).toEqual([]);
      }
      site.sandbox.fault({ match: feeds.evolution, status: 500 });
      const { page: unknown } = await openCards(site, card("a"), { browser });
      await cardParts(unknown, "a").inState("error");
      sizes.push(await sizeOf(unknown, "a"));
      expect(await cutOff(unknown, "a")).toEqual([]);
      await page.context().setOffline(true);
      await cardParts(page, "a").inState("stale");
      const readAt = cardParts(page, "a").host.getByText(/^Dati delle \d\d:\d\d\.$/);
      expect(await readAt.isVisible()).toBe(true);
      sizes.push(await sizeOf(page, "a"));
      expect(await cutOff(page, "a")).toEqual([]);
      expect(new Set(sizes).size, sizes.join(", ")).toBe(1);
    },
  );

  itEach([390], [1280])(
    "cause no layout shift when they replace the fallback at a width of %d px",
    async (width) => {
      const browser = { viewport: { width, height: 900 } };
      const { page, release } = await openCards(site, putThree(), { browser, held: feeds.evolution });
      await cardParts(page, "a").inState("loading");
      await painted(page);
      await release();
      for (const gameId of ["a", "b", "c"]) await cardParts(page, gameId).inState("ready");
      await painted(page);
      expect(await shifts(page)).toEqual([]);
    },
  );

  itEach([["light", ""]], [["dark", 'data-vetrina-scheme="dark"']])(
    "have images of equal shape and no accessibility violation in the %s scheme",
    async (_, scheme) => {
      const { page } = await openCards(site, `<div ${scheme}>${putThree()}</div>`);
      await cardParts(page, "a").inState("ready");
      expect(await axeViolations(page)).toEqual([]);
      const shape = await cardParts(page, "a")
        .host.locator('[part="media"]')
        .evaluate((box) => box.clientWidth / box.clientHeight);
      expect(shape).toBeCloseTo(16 / 9, 1);
    },
  );

  it("fit a narrow page with text twice as large", slow, async () => {
    const { page } = await openCards(site, `<div style="--vetrina-u: 2rem">${putThree()}</div>`, {
      browser: { viewport: { width: 320, height: 900 } },
    });
    await cardParts(page, "a").inState("ready");
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe("the card of a live table", () => {
  itEach(
    [["500", { status: 500 }]] as const,
    [
      ["a cut connection", { drop: true }],
      ["HTML", { body: "html" }],
      ["a cut response", { body: "malformed" }],
    ] as const,
  )("shows that its state is unknown if the lobby fails with %s, and recovers later", async (_, fault) => {
    putTable(site, "a", { type: "open" });
    site.sandbox.fault({ match: feeds.evolution, ...fault });
    const { page } = await openCards(site, card("a"), { liveCasino: { pollIntervalMs: 1000 } });
    const { badge, host, inState } = cardParts(page, "a");
    await inState("error");
    await expect
      .poll(() => textOf(page, "a"))
      .toBe("Tavolo a Non disponibile Stato del tavolo non noto: si riprova da sé.");
    expect(await host.getByRole("button").count()).toBe(0);
    site.sandbox.model.faults.clear();
    await inState("ready");
    expect(await badge.textContent()).toBe("Aperto");
  });

  it("keeps the last state with its time offline, or shows that it has none", slow, async () => {
    putTable(site, "a", { type: "open" });
    const { page } = await openCards(site, card("a"));
    const { host, badge, inState } = cardParts(page, "a");
    await inState("ready");
    await page.context().setOffline(true);
    await inState("stale");
    await host.getByText(/^Dati delle \d\d:\d\d\.$/).waitFor();
    expect(await badge.textContent()).toBe("Aperto");
    await page.context().setOffline(false);
    await inState("ready");
    await neverOnline(page);
    await page.reload();
    await inState("offline");
    await expect.poll(() => textOf(page, "a")).toBe("Tavolo a Non disponibile Sei offline.");
  });

  it("keeps the last state offline, and does not open a table for a player", async () => {
    putTable(site, "a", { type: "open" });
    const { page } = await openCards(site, card("a"), { player: "giulia" });
    const { host, badge, enter, inState } = cardParts(page, "a");
    await inState("ready");
    await page.context().setOffline(true);
    await inState("stale");
    await enter.and(page.locator("[aria-disabled=true]")).waitFor();
    expect(await badge.textContent()).toBe("Aperto");
    await page.context().setOffline(false);
    await enter.and(page.locator(":not([aria-disabled=true])")).waitFor();
    await neverOnline(page);
    await page.reload();
    await inState("offline");
    expect([await host.locator(".action").textContent(), await enter.count()]).toEqual(["Sei offline.", 0]);
    await expect.poll(() => textOf(page, "a")).toBe("Tavolo a Non disponibile Sei offline.");
  });

  it("loses its button when a self-exclusion starts while the card is shown", async () => {
    putTable(site, "a", { type: "open" });
    const { page } = await openCards(site, card("a"), { player: "giulia" });
    const { enter, inState } = cardParts(page, "a");
    await enter.waitFor();
    const { selfExclusion } = recordFor("self-exclusion", site.sandbox.model.clock.now());
    site.sandbox.model.players.change("giulia", { selfExclusion });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await inState("restricted");
    expect(await enter.count()).toBe(0);
  });

  it("shows its link again if the card fails, and the other cards continue to work", async () => {
    const { page } = await openCards(site, putThree(), {
      prepare: (each) =>
        each.addInitScript(() => {
          const { observe } = IntersectionObserver.prototype;
          IntersectionObserver.prototype.observe = function watch(target) {
            // Only countdowns are observed inside the cards' shadow roots.
            if (target.getAttribute("role") === "timer") throw new Error("simulated crash");
            observe.call(this, target);
          };
        }),
    });
    await cardParts(page, "b").inState("error");
    expect(await page.getByRole("link", { name: "Tavolo b" }).isVisible()).toBe(true);
    await cardParts(page, "a").inState("ready");
    await cardParts(page, "c").inState("ready");
  });
});

describe("the live-casino page", () => {
  it("has 200 links without the library, and with the library mounts only tables near the viewport", async () => {
    const { page } = await site.visit("/live-casino?loader=off");
    expect(await page.locator(`${tag} > a[href^="/live-casino?tavolo="]`).count()).toBe(200);
    await page.goto(`${site.sandbox.siteUrl}/live-casino`);
    await page.locator(`${tag}[data-state="ready"]`).first().waitFor();
    expect(await page.locator(`${tag}[data-state]`).count()).toBeLessThan(60);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Drago e Tigre", exact: true }).click();
    const chosen = page.locator(`${tag}[data-game="Drago e Tigre"]`);
    await chosen.and(page.locator('[data-state="ready"]')).first().waitFor();
    await page.locator(`${tag}:not([data-game="Drago e Tigre"])`).first().waitFor({ state: "hidden" });
  });

  it.each(["marco", "anna"])("does not open a table for %s", slow, async (player) => {
    const { page } = await site.visit("/?loader=off");
    await giveCookies(page, site, cookiesOfPlayer(site, player));
    await page.goto(`${site.sandbox.siteUrl}/live-casino`);
    await page.locator('vetrina-live-casino-lobby[data-state="restricted"]').waitFor();
    await page.getByText(/^È in corso .*: i tavoli dal vivo non sono disponibili\.$/).waitFor();
    expect(await page.locator(tag).filter({ visible: true }).count()).toBe(0);
  });
});
