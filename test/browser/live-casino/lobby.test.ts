import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import { axeViolations } from "../support/axe";
import { holdAnswer } from "../support/hold";
import { maxShift, scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { longestWait } from "../../../widgets/live-casino-lobby/useWaiting";
import { card, feeds, minute, opensIn, putTable } from "./cards";

const site = useTestSite();
const hour = 60 * minute;

const gameCard = (id: string, game: string) =>
  card(id, `data-provider="EvolutionGame" data-game="${game}" id="${id}"`);

/** Three tables in the order of the page: closed for an hour, open, closed for another; and a text of the author. */
function writeLobby(config: object = {}): void {
  putTable(site, "later", opensIn(site, hour));
  putTable(site, "open", opensIn(site, -hour));
  putTable(site, "other", opensIn(site, -hour));
  site.sandbox.page("/test/lobby", {
    body: `<main><h1>Tavoli</h1><vetrina-live-casino-lobby>${gameCard("later", "Roulette")}${gameCard("open", "Roulette")}
      ${gameCard("other", "Blackjack")}<p id="own">Regole dei tavoli</p></vetrina-live-casino-lobby></main>`,
    config: { liveCasino: { pollEvery: 1000 }, ...config },
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

/** Lets a lobby wait for its tables without a limit, however slow the machine is. */
const stopLongestWait = (page: Page) =>
  page.addInitScript((limit) => {
    const start = window.setTimeout;
    const startOthers = (run: () => void, delay?: number) => (delay === limit ? 0 : start(run, delay));
    Object.assign(window, { setTimeout: startOthers });
  }, longestWait);

const inOrder = ["open", "other", "later", "own"];

/** The ids of the visible children, from top to bottom. */
const order = (page: Page) =>
  page.locator("vetrina-live-casino-lobby").evaluate((lobby) =>
    [...lobby.children]
      .filter((child) => child.checkVisibility({ visibilityProperty: true }))
      .map((child) => ({ id: child.id, box: child.getBoundingClientRect() }))
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map(({ id }) => id),
  );

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("the live lobby", () => {
  it("shows open tables first, in sight and by Tab, and leaves the author's children where they are", async () => {
    const page = await openLobby();
    await expect.poll(() => order(page)).toEqual(inOrder);
    const written = await page
      .locator("vetrina-live-casino-lobby")
      .evaluate((lobby) => [...lobby.children].map(({ id }) => id));
    expect(written).toEqual(["later", "open", "other", "own"]);
    await button(page, "Chiusi").focus();
    for (const id of ["open", "other"]) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  it("filters by keyboard, says how many, and keeps the choice in the address; back undoes it", async () => {
    const page = await openLobby();
    await expect.poll(() => order(page)).toEqual(inOrder);
    const status = page.locator("vetrina-live-casino-lobby").getByRole("status");
    expect(await status.textContent()).toBe("");
    await button(page, "Roulette").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => order(page)).toEqual(["open", "later", "own"]);
    expect(await status.textContent()).toBe("2 tavoli");
    expect(await button(page, "Roulette").getAttribute("aria-pressed")).toBe("true");
    await button(page, "Aperti").press("Space");
    await expect.poll(() => order(page)).toEqual(["open", "own"]);
    expect(page.url()).toContain("tavoli-gioco=Roulette&tavoli-stato=open");
    await page.goBack();
    await expect.poll(() => order(page)).toEqual(["open", "later", "own"]);
    await page.goBack();
    await expect.poll(() => order(page)).toEqual(inOrder);
  });

  it("filters, and shows all again, where the browser refuses to change the history", async () => {
    const page = await openLobby();
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException("too many calls", "SecurityError");
      };
    });
    await button(page, "Roulette").click();
    await expect.poll(() => order(page)).toEqual(["open", "later", "own"]);
    await button(page, "Tutti i giochi").click();
    await expect.poll(() => order(page)).toEqual(inOrder);
  });

  it("starts with the choice of the address, and follows tables that are added and removed", async () => {
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

  /** Closes a table that was open, the first of its group, and waits until its card says so. */
  async function closeFirst(page: Page): Promise<void> {
    putTable(site, "open", opensIn(site, hour));
    await page.locator("#open").getByText("In apertura").waitFor();
  }

  it("moves nothing, not even a heading, while the pointer is on the tables", async () => {
    const page = await openLobby("?tavoli-gioco=Roulette");
    await expect.poll(() => order(page)).toEqual(["open", "later", "own"]);
    await page.locator("#later").hover();
    const heading = page.getByRole("heading", { name: "Aperti 1 tavolo" });
    await heading.waitFor();
    const before = await page.locator("#later").boundingBox();
    await closeFirst(page);
    expect(await heading.isVisible()).toBe(true);
    expect(await page.locator("#later").boundingBox()).toEqual(before);
    await page.mouse.move(2, 2);
    await expect.poll(() => heading.count()).toBe(0);
    expect(await order(page)).toEqual(["later", "open", "own"]);
  });

  it("moves nothing while the focus is on the tables", slow, async () => {
    const page = await openLobby();
    await expect.poll(() => order(page)).toEqual(inOrder);
    await page.locator("#other").getByRole("button").focus();
    await closeFirst(page);
    expect(await order(page)).toEqual(inOrder);
    await button(page, "In apertura").focus();
    await expect.poll(() => order(page)).toEqual(["other", "later", "open", "own"]);
  });

  it("moves nothing that a finger may be about to touch, and sorts at a choice", async () => {
    const page = await openLobby("", {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await expect.poll(() => order(page)).toEqual(inOrder);
    await closeFirst(page);
    expect(await order(page)).toEqual(inOrder);
    await button(page, "Roulette").tap();
    await expect.poll(() => order(page)).toEqual(["later", "open", "own"]);
    await button(page, "Tutti i giochi").tap();
    await expect.poll(() => order(page)).toEqual(["other", "later", "open", "own"]);
  });

  itEach([390], [1280])(
    "nothing jumps while it starts: cards are seen in their order only, %d px",
    async (width) => {
      writeLobby();
      const { page } = await site.newPage({ viewport: { width, height: 900 } });
      await stopLongestWait(page);
      const release = await holdAnswer(page, feeds.evolution);
      await page.goto(`${site.sandbox.siteUrl}/test/lobby`);
      await inState(page, "loading");
      expect(await order(page)).toEqual([]);
      await release();
      await inState(page, "ready");
      await expect.poll(() => order(page)).toEqual(inOrder);
      await page.locator("#own").getByText("Regole").waitFor();
      expect(await maxShift(page)).toBeLessThan(0.001);
    },
  );

  it("shows the tables in the order of the page if their states are late", async () => {
    writeLobby();
    const { page } = await site.newPage();
    const release = await holdAnswer(page, feeds.evolution);
    await page.goto(`${site.sandbox.siteUrl}/test/lobby`);
    await expect.poll(() => order(page)).toEqual(["later", "open", "other", "own"]);
    await release();
    await expect.poll(() => order(page)).toEqual(inOrder);
  });

  it("calls nothing closed while its feed does not answer, also when it is read again", async () => {
    writeLobby();
    const { page } = await site.newPage();
    const hanging = site.sandbox.page("/test/hanging", {
      body: `<main><h1>Tavoli</h1><vetrina-live-casino-lobby>${gameCard("open", "Roulette")}</vetrina-live-casino-lobby></main>`,
      config: { liveCasino: { pollEvery: 1000, timeout: 1000 } },
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
      expect(text).toContain("Stato non disponibile 1 tavolo");
      expect(text).toContain("Non disponibile");
      expect(text).not.toMatch(/Chiusi 1|Chiuso|Aperto/);
    }
    await button(page, "Aperti").click();
    await page.getByText("Lo stato dei tavoli non è noto.").first().waitFor();
  });

  it("offline, states once above the tables how old they are, and no table can be opened (V19)", async () => {
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

  it("shows when a table opens and the minutes until then, and the digits if the author wants them", async () => {
    const page = await openLobby();
    const later = page.locator("#later");
    const opensAt = site.sandbox.model.clock.now() + hour;
    await later.getByText(/^Apre alle \d\d:\d\d$|^Apertura: .+, ore \d\d:\d\d$/).waitFor();
    expect(await later.getByRole("timer").getAttribute("data-look")).toBe("text");
    await later.getByText(/^fra (1 h|59 min)$/).waitFor();
    const time = new Intl.DateTimeFormat("it-IT", { timeStyle: "short", timeZone: "Europe/Rome" });
    const shown = (await later.locator(".opening").innerText()).slice(-5);
    expect([opensAt - 120_000, opensAt - 60_000, opensAt].map((at) => time.format(at))).toContain(shown);
    await later.evaluate((element) => element.setAttribute("data-countdown", "digits"));
    await later.getByText("Apre fra", { exact: true }).waitFor();
  });

  it("a closed table is a small card of the same size as one that opens while it is in use", async () => {
    const page = await openLobby();
    await expect.poll(() => order(page)).toEqual(inOrder);
    putTable(site, "later", { type: "closed" });
    await page.getByRole("heading", { name: "Chiusi 1 tavolo" }).waitFor();
    const height = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.height ?? 0;
    const small = await height("later");
    expect(small).toBeLessThan((await height("open")) / 2);
    await page.locator("#later").hover();
    putTable(site, "later", opensIn(site, -hour));
    await page.locator("#later").getByRole("button", { name: "Vai al tavolo" }).waitFor();
    expect(await height("later")).toBe(small);
  });

  itEach(
    [["marco", "È in corso un’autoesclusione: i tavoli dal vivo non sono disponibili."]],
    [["anna", "È in corso una pausa di gioco: i tavoli dal vivo non sono disponibili."]],
  )("shows %s, who may not play, one panel and no table (V15)", async (player, sentence) => {
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
  )("%s: the filters fit and the pressed one can be told", async (_, options) => {
    const page = await openLobby("", options);
    await button(page, "Aperti").click();
    expect(await scrollsSideways(page)).toBe(false);
    const look = (name: string) =>
      button(page, name).evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await look("Aperti")).not.toBe(await look("In apertura"));
    expect(await axeViolations(page)).toEqual([]);
  });
});
