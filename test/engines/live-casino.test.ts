import { describe, expect, it } from "vitest";
import { liveCasinoPaths } from "../../sandbox/model";
import { card, opensIn, putTable, tag } from "../browser/live-casino/cards";
import { cookiesOfPlayer, receivedCalls } from "../browser/support/account";
import { dialog, fillAndSend } from "./support/login";
import {
  attributeOf,
  type EnginePage,
  waitUntilHidden,
  waitUntilPresent,
  waitForText,
  waitUntilVisible,
  textOf,
} from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const minute = 60_000;
const on = (gameId: string, selector: string) => `${tag}[data-game-id="${gameId}"] >>> ${selector}`;
const badge = (gameId: string) => on(gameId, '[part="badge"]');
const enter = on("a", ".enter");

const launches = () => receivedCalls(site, "POST", liveCasinoPaths.launch);

/** Opens a page with the cards of given tables, as a player or, without `player`, as a visitor. */
async function openCards(gameIds: readonly string[], player?: string, query = "") {
  const style = site.sandbox.file("/test/cards.css", {
    body: "main { display: grid; grid-template-columns: repeat(3, 1fr) }",
    type: "text/css",
  });
  site.page("/test/cards", {
    head: `<link rel="stylesheet" href="${style}" />`,
    body: `<h1>Prova</h1><main>${gameIds.map((gameId) => card(gameId)).join("")}</main>
      <vetrina-login-modal><p slot="legal">18+</p></vetrina-login-modal>`,
    config: { account: { retryDelayMs: 10 }, liveCasino: { pollIntervalMs: 1000 } },
  });
  const path = `/test/cards${query}`;
  const visit = player ? await site.visitWith(cookiesOfPlayer(site, player), path) : await site.visit(path);
  for (const gameId of gameIds)
    await waitUntilPresent(visit.page, `${tag}[data-game-id="${gameId}"][data-state="ready"]`);
  return visit;
}

const isLaunched = async (game: EnginePage) => {
  await waitForText(game, "h1", "Tavolo a");
  const [launch] = launches();
  expect([launch?.headers.origin, launch?.headers.referer]).toEqual([site.sandbox.siteUrl, undefined]);
  expect(await game.evaluate(() => window.opener === null)).toBe(true);
};

describe("cards of tables", () => {
  it("show that a table is open or closed, or how long it stays closed", async () => {
    putTable(site, "a", { type: "open" });
    putTable(site, "b", { type: "closed" });
    putTable(site, "c", opensIn(site, 40 * minute));
    const { page, consoleMessages } = await openCards(["a", "b", "c"]);
    expect(await Promise.all(["a", "b", "c"].map((each) => textOf(page, badge(each))))).toEqual([
      "Aperto",
      "Chiuso",
      "In apertura",
    ]);
    const digits = () => textOf(page, on("c", ".vetrina-countdown-digits"));
    const before = await digits();
    expect(before).toMatch(/^(39|40):\d\d$/);
    await expect.poll(digits).not.toBe(before);
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });

  it("show that a table is open when its opening time is reached", async () => {
    putTable(site, "a", opensIn(site, 4000));
    const { page } = await openCards(["a"]);
    await waitUntilVisible(page, enter);
    expect(await textOf(page, badge("a"))).toBe("Aperto");
  });
});

describe("an open table", () => {
  it.each(["", "?csp=trusted-types"])(
    "opens in a new tab, which first shows a waiting text and has no opener (%s)",
    async (query) => {
      putTable(site, "a", { type: "open" });
      const { page, nextTab, tabs, consoleMessages } = await openCards(["a"], "giulia", query);
      site.sandbox.fault({ match: "game-service", delay: 1500 });
      await page.click(enter, 2);
      const game = await nextTab();
      await waitForText(game, "body", "Apertura del tavolo in corso…");
      expect(await game.evaluate(() => [location.href, document.title, opener])).toEqual([
        "about:blank",
        "Tavolo a",
        null,
      ]);
      await isLaunched(game);
      expect([launches().length, await tabs()]).toEqual([1, 2]);
      expect((await consoleMessages()).errors).toEqual([]);
    },
  );

  it("closes its tab if its launch fails, shows the failure, and opens on the next click", async () => {
    putTable(site, "a", { type: "open" });
    const { page, nextTab, tabs } = await openCards(["a"], "giulia");
    site.sandbox.fault({ match: "game-service", status: 500, times: 1 });
    await page.click(enter);
    await waitForText(page, on("a", ".note"), "Il tavolo non si è aperto.");
    await expect.poll(tabs).toBe(1);
    await page.click(enter);
    await isLaunched(await nextTab());
  });

  it("opens the login dialog for a visitor, and opens its tab only on a click after the login", async () => {
    putTable(site, "a", { type: "open" });
    const { page, nextTab, tabs } = await openCards(["a"]);
    await page.click(enter);
    await waitUntilVisible(page, dialog);
    expect(await tabs()).toBe(1);
    await fillAndSend(page);
    await waitUntilHidden(page, dialog);
    await expect.poll(() => attributeOf(page, enter, "aria-busy").catch(String)).toBeNull();
    await page.click(enter);
    await isLaunched(await nextTab());
  });

  it("opens on the second click if the browser blocked the tab of the first click", async () => {
    putTable(site, "a", { type: "open" });
    const { page, nextTab, tabs } = await openCards(["a"], "giulia");
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await page.click(enter);
    await waitForText(page, on("a", ".note"), "Il browser ha bloccato la nuova scheda.");
    expect([await textOf(page, enter), await tabs(), launches()]).toEqual(["Apri il tavolo Tavolo a", 1, []]);
    await page.click(enter);
    await isLaunched(await nextTab());
  });

  it("has no button for a restricted player", async () => {
    putTable(site, "a", { type: "open" });
    site.page("/test/cards", { body: `<main><h1>Prova</h1>${card("a")}</main>` });
    const { page } = await site.visitWith(cookiesOfPlayer(site, "marco"), "/test/cards");
    await waitUntilPresent(page, `${tag}[data-state="restricted"]`);
    expect(await page.count(enter)).toBe(0);
  });
});
