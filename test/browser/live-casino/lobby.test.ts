import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import { axeViolations } from "../support/axe";
import { holdAnswer } from "../support/hold";
import { maxShift, scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { card, feeds, minute, opensIn, putTable } from "./cards";

const site = useTestSite();
const hour = 60 * minute;

const gameCard = (id: string, game: string) =>
  card(id, `data-provider="EvolutionGame" data-game="${game}" id="${id}"`);

/**
 * Registers a page with three tables (closed for an hour, open, and open with another game) and a text of the
 * author.
 */
function writeLobby(config: object = {}): void {
  putTable(site, "later", opensIn(site, hour));
  putTable(site, "open", opensIn(site, -hour));
  putTable(site, "other", opensIn(site, -hour));
  site.sandbox.page("/test/lobby", {
    body: `<main><h1>Tavoli</h1><vetrina-live-casino-lobby>${gameCard("later", "Roulette")}${gameCard("open", "Roulette")}
      ${gameCard("other", "Blackjack")}<p id="own">Regole dei tavoli</p></vetrina-live-casino-lobby></main>`,
    config: { liveCasino: { pollIntervalMs: 1000 }, ...config },
  });
}

const inState = (page: Page, state: string) =>
  page.locator(`vetrina-live-casino-lobby[data-state="${state}"]`).waitFor();

async function openLobby(query = "", options = {}): Promise<Page> {
  writeLobby();
  const { page } = await site.visit(`/test/lobby${query}`, options);
  await inState(page, "ready");
  return page;
}

/** Tables in the order of the page, which is that of the rows: Roulette, then Blackjack. */
const inOrder = ["later", "open", "other", "own"];

/** Ids of the visible children, from top to bottom. */
const order = (page: Page) =>
  page.locator("vetrina-live-casino-lobby").evaluate((lobby) =>
    [...lobby.children]
      .filter((child) => child.checkVisibility({ visibilityProperty: true }))
      .map((child) => ({ id: child.id, box: child.getBoundingClientRect() }))
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map(({ id }) => id),
  );

const state = (page: Page) => page.getByRole("combobox", { name: "Stato dei tavoli" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("the live lobby", () => {
  it("shows a row per game in the order of the page, and the complete list of a game with “Vedi tutti”", async () => {
    const page = await openLobby();
    expect(await order(page)).toEqual(inOrder);
    const lobby = page.locator("vetrina-live-casino-lobby");
    expect(await lobby.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      "Roulette 2 tavoli",
      "Blackjack 1 tavolo",
    ]);
    const written = await lobby.evaluate((element) => [...element.children].map(({ id }) => id));
    expect(written).toEqual(["later", "open", "other", "own"]);
    await lobby.getByRole("button", { name: "Vedi tutti Roulette" }).focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("open");
    expect(await axeViolations(page)).toEqual([]);
    const later = page.locator("#later");
    const opensAt = site.sandbox.model.clock.now() + hour;
    await later.getByText(/^Apre alle \d\d:\d\d$|^Apertura: .+, ore \d\d:\d\d$/).waitFor();
    expect(await later.getByRole("timer").getAttribute("data-look")).toBe("text");
    await later.getByText(/^fra (1 h|59 min)$/).waitFor();
    const time = new Intl.DateTimeFormat("it-IT", { timeStyle: "short", timeZone: "Europe/Rome" });
    const shown = await later.locator(".opening").evaluate(({ textContent }) => textContent.slice(-5));
    expect([opensAt - 120_000, opensAt - 60_000, opensAt].map((at) => time.format(at))).toContain(shown);
    await later.evaluate((element) => element.setAttribute("data-countdown", "digits"));
    await later.getByText("Apre fra", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Vedi tutti Roulette" }).press("Enter");
    await expect.poll(() => order(page)).toEqual(["later", "open", "own"]);
    const heading = page.getByRole("heading", { level: 2, name: "Roulette" });
    await expect.poll(() => heading.evaluate((each) => each.matches(":focus"))).toBe(true);
    expect(page.url()).toContain("tavoli-gioco=Roulette");
  });

  it("filters tables by keyboard, and keeps the chosen game and state in the URL and the browser history", async () => {
    const page = await openLobby();
    const status = page.locator("vetrina-live-casino-lobby").getByRole("status");
    expect(await status.textContent()).toBe("");
    await button(page, "Roulette").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => order(page)).toEqual(["later", "open", "own"]);
    await expect.poll(() => status.textContent()).toBe("2 tavoli");
    expect(await button(page, "Roulette").getAttribute("aria-pressed")).toBe("true");
    await state(page).selectOption("Aperti");
    await expect.poll(() => order(page)).toEqual(["open", "own"]);
    expect(page.url()).toContain("tavoli-gioco=Roulette&tavoli-stato=open");
    await page.goBack();
    await expect.poll(() => order(page)).toEqual(["later", "open", "own"]);
    await page.goBack();
    await expect.poll(() => order(page)).toEqual(inOrder);
    // A search ignores accents and case.
    const field = page.getByRole("searchbox", { name: "Cerca un tavolo" });
    await field.fill("ótHer");
    await expect.poll(() => order(page)).toEqual(["other", "own"]);
    await field.fill("roul open");
    await expect.poll(() => order(page)).toEqual(["open", "own"]);
    await field.fill("xyz");
    await expect.poll(() => order(page)).toEqual(["own"]);
    await expect.poll(() => status.textContent()).toBe("Nessun tavolo con questa scelta.");
    await inState(page, "empty");
    await field.fill("");
    await expect.poll(() => order(page)).toEqual(inOrder);
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException("too many calls", "SecurityError");
      };
    });
    await button(page, "Roulette").click();
    await expect.poll(() => order(page), { message: "without pushState" }).toEqual(["later", "open", "own"]);
    await button(page, "Tutti i giochi").click();
    await expect.poll(() => order(page), { message: "without pushState" }).toEqual(inOrder);
  });

  it("shows twelve tables in a row and 24 at a time in a list, and mounts no more than needed", async () => {
    const many = Array.from({ length: 60 }, (_, index) => `n${index}`);
    for (const id of many) putTable(site, id, opensIn(site, -hour));
    site.sandbox.page("/test/many", {
      body: `<main><h1>Tavoli</h1><vetrina-live-casino-lobby>${many.map((id) => gameCard(id, "Roulette")).join("")}
        ${gameCard("x", "Blackjack")}</vetrina-live-casino-lobby></main>`,
    });
    const { page } = await site.visit("/test/many", { viewport: { width: 390, height: 844 } });
    await inState(page, "ready");
    expect(await order(page)).toHaveLength(13);
    await button(page, "Roulette").click();
    await expect.poll(() => order(page)).toHaveLength(24);
    await page.getByRole("button", { name: "Mostra altri 24 tavoli" }).click();
    await expect.poll(() => order(page)).toHaveLength(48);
    await page.getByRole("button", { name: "Mostra altri 12 tavoli" }).click();
    await expect.poll(() => order(page)).toHaveLength(60);
    expect(await page.getByRole("button", { name: /^Mostra/ }).count()).toBe(0);
    const mounted = () => page.locator("vetrina-live-casino-card[data-state]").count();
    await page.locator("#n59").scrollIntoViewIfNeeded();
    await page.locator("#n59[data-state=ready]").waitFor();
    await expect.poll(mounted).toBeLessThan(40);
    await page.locator("#n0").scrollIntoViewIfNeeded();
    await page.locator("#n0[data-state=ready]").waitFor();
    await expect.poll(() => page.locator("#n59[data-state]").count()).toBe(0);
  });

  it("starts with the filters in the URL, and follows tables that are added and removed", async () => {
    const page = await openLobby("?tavoli-gioco=Blackjack");
    await expect.poll(() => order(page)).toEqual(["other", "own"]);
    await page.evaluate(() => {
      const copy = document.querySelector("#other")?.cloneNode(true) as Element;
      copy.id = "added";
      document.querySelector("vetrina-live-casino-lobby")?.append(copy);
      document.querySelector("#other")?.remove();
    });
    await expect.poll(() => order(page)).toEqual(["added", "own"]);
  });

  it("gives all tables the same size, and does not move a table that closes or opens", async () => {
    const page = await openLobby();
    const box = (id: string) => page.locator(`#${id}`).boundingBox();
    const before = [await box("open"), await box("later")];
    expect(before[0]?.height).toBe(before[1]?.height);
    putTable(site, "open", opensIn(site, hour));
    await page
      .locator("#open")
      .getByText(/^Apre alle|^Apertura/)
      .waitFor();
    putTable(site, "later", opensIn(site, -hour));
    await page.locator("#later").getByRole("button", { name: "Vai al tavolo" }).waitFor();
    expect([await box("open"), await box("later")]).toEqual(before);
    expect(await order(page)).toEqual(inOrder);
  });

  itEach([390], [1280])("does not shift while it starts at %d px", async (width) => {
    writeLobby();
    const { page } = await site.newPage({ viewport: { width, height: 900 } });
    const release = await holdAnswer(page, feeds.evolution);
    await page.goto(`${site.sandbox.siteUrl}/test/lobby`);
    await inState(page, "loading");
    expect(await order(page)).toEqual(inOrder);
    await release();
    await inState(page, "ready");
    await page.locator("#own").getByText("Regole").waitFor();
    expect(await order(page)).toEqual(inOrder);
    expect(await maxShift(page)).toBeLessThan(0.001);
  });

  it("keeps its column widths when a wider font replaces a narrower one before the library has loaded", async () => {
    const tables = Array.from({ length: 12 }, (_, index) => gameCard(`t${index}`, "Roulette")).join("");
    site.sandbox.page("/test/waiting-lobby", {
      body: `<main><h1>Tavoli</h1><vetrina-live-casino-lobby>${tables}</vetrina-live-casino-lobby></main>`,
      library: false,
    });
    const { page } = await site.visit("/test/waiting-lobby", { viewport: { width: 1280, height: 900 } });
    // Changes the width of the glyphs at the same font size, as if a font replaced its substitute.
    const columns = (fontSizeAdjust: string) =>
      page.locator("vetrina-live-casino-lobby").evaluate((lobby, value) => {
        document.body.style.fontSizeAdjust = value;
        return getComputedStyle(lobby).gridTemplateColumns;
      }, fontSizeAdjust);
    const narrow = await columns("0.4");
    expect(narrow.split(" ").length).toBeGreaterThan(2);
    expect(await columns("0.6")).toBe(narrow);
  });

  it("does not show a table as closed while its feed does not respond, even after another read", async () => {
    writeLobby();
    const { page } = await site.newPage();
    const hanging = site.sandbox.page("/test/hanging", {
      body: `<main><h1>Tavoli</h1><vetrina-live-casino-lobby>${gameCard("open", "Roulette")}</vetrina-live-casino-lobby></main>`,
      config: { liveCasino: { pollIntervalMs: 1000, timeoutMs: 1000 } },
    });
    let count = 0;
    await page.route(`**/${feeds.evolution}`, () => void (count += 1));
    await page.goto(hanging);
    const seen = () =>
      page.locator("vetrina-live-casino-lobby").evaluate((lobby) => {
        const card = lobby.querySelector("vetrina-live-casino-card");
        return [lobby, card].map((each) => each?.shadowRoot?.textContent).join(" ");
      });
    await page.locator('vetrina-live-casino-card[data-state="error"]').waitFor();
    const before = count;
    const texts = new Set<string>();
    await expect
      .poll(async () => {
        texts.add(await seen());
        return count;
      })
      .toBeGreaterThan(before + 1);
    for (const text of texts) {
      expect(text).toContain("Non disponibile");
      expect(text).not.toMatch(/Chiuso|Aperto/);
    }
    await state(page).selectOption("Aperti");
    await page.getByText("Lo stato dei tavoli non è noto.").first().waitFor();
  });

  it("shows the age of the tables once, above them, when offline, and does not open a table (V19)", async () => {
    const page = await openLobby();
    const lobby = page.locator("vetrina-live-casino-lobby");
    const enter = page.locator("#open").getByRole("button", { name: "Vai al tavolo" });
    await enter.waitFor();
    await page.context().setOffline(true);
    await lobby.getByText(/^Sei offline\. Dati delle \d\d:\d\d\.$/).waitFor();
    expect(await lobby.getByText(/Dati delle/).count()).toBe(1);
    expect(await enter.getAttribute("aria-disabled")).toBe("true");
    await enter.press("Enter");
    expect(await page.locator("vetrina-login-modal dialog").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await lobby.getByText("3 tavoli", { exact: true }).waitFor();
    expect(await enter.getAttribute("aria-disabled")).toBeNull();
  });

  it("reports once that it cannot check the account's limits, and offers a retry", async () => {
    writeLobby({ account: { retryDelayMs: 10 } });
    const { page } = await site.newPage();
    await giveCookies(page, site, cookiesOfPlayer(site, "giulia"));
    site.sandbox.fault({ match: "self-exclusion", status: 500 });
    await page.goto(`${site.sandbox.siteUrl}/test/lobby`);
    const lobby = page.locator("vetrina-live-casino-lobby");
    await lobby.getByText("Non è possibile verificare i limiti del conto").waitFor();
    expect(await page.getByRole("button", { name: /Vai al tavolo/ }).count()).toBe(0);
    site.sandbox.model.faults.clear();
    await lobby.getByRole("button", { name: "Riprova" }).click();
    await page
      .getByRole("button", { name: /Vai al tavolo/ })
      .first()
      .waitFor();
  });

  itEach(
    [["marco", "È in corso un’autoesclusione: i tavoli dal vivo non sono disponibili."]],
    [["anna", "È in corso una pausa di gioco: i tavoli dal vivo non sono disponibili."]],
  )("shows the restricted player %s one message and no table (V15)", async (player, sentence) => {
    writeLobby({ account: { responsibleGamingUrl: "/limiti", helpUrl: "/aiuto" } });
    const { page } = await site.newPage();
    await giveCookies(page, site, cookiesOfPlayer(site, player));
    await page.goto(`${site.sandbox.siteUrl}/test/lobby`);
    await inState(page, "restricted");
    const lobby = page.locator("vetrina-live-casino-lobby");
    await lobby.getByText(sentence).waitFor();
    await lobby.getByText(/^Fine: \d+º? \w+ 20\d\d, ore \d\d:\d\d\.$/).waitFor();
    const links = await lobby
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual([`${site.sandbox.siteUrl}/limiti`, `${site.sandbox.siteUrl}/aiuto`]);
    expect(await order(page)).toEqual([]);
    expect(await lobby.getByRole("button").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  itEach(
    [["a wide typeface", { viewport: { width: 390, height: 700 }, face: "wide" }]],
    [
      ["a column of 240 px", { viewport: { width: 240, height: 700 } }],
      ["forced colours", { forcedColors: "active" }],
    ],
  )("fits its filters into the viewport and distinguishes the pressed filter with %s", async (_, options) => {
    const page = await openLobby("", options);
    await button(page, "Roulette").click();
    expect(await scrollsSideways(page)).toBe(false);
    const look = (name: string) =>
      button(page, name).evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await look("Roulette")).not.toBe(await look("Blackjack"));
    expect(await axeViolations(page)).toEqual([]);
  });
});
