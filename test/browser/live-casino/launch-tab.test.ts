import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { holdCalls } from "../support/hold";
import { lookOfPage, replacedOpen } from "../support/replaced-open";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { everythingIn } from "../support/traces";
import { launchCalls, openOneTable } from "./launches";

const site = useTestSite();
const { launches, sessions } = launchCalls(site);

const logOut = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { Vetrina: { session: { logout(): void } } }).Vetrina.session.logout(),
  );

describe("the tab that waits for its table", () => {
  /** Opens the tab by a click while the token's call is held back. */
  async function withWaitingTab(query = "", clicks: "click" | "dblclick" = "click") {
    const opened = await openOneTable(site, { query });
    const release = await holdCalls(opened.page, "game-service");
    const button = opened.host.getByRole("button");
    const [tab] = await Promise.all([opened.context.waitForEvent("page"), button[clicks]()]);
    return { ...opened, release, tab };
  }

  itEach(["?csp=trusted-types"], [""])(
    "is opened by the click, has no opener, and shows what it waits for (%s)",
    async (query) => {
      const { tab, release, consoleMessages } = await withWaitingTab(query);
      expect(tab.url()).toBe("about:blank");
      expect(await tab.evaluate(() => [document.title, document.documentElement.lang, opener])).toEqual([
        "Tavolo a",
        "it",
        null,
      ]);
      expect(await tab.locator("body").innerText()).toBe("Apertura del tavolo in corso…");
      await release();
      await tab.getByRole("heading", { name: "Tavolo a" }).waitFor();
      expect(consoleMessages.errors).toEqual([]);
    },
  );

  it("is opened only once by a double click and by more clicks", async () => {
    const { context, page, enter, release } = await withWaitingTab("", "dblclick");
    await page.bringToFront();
    await enter.click({ force: true });
    await release();
    await expect.poll(() => launches().length).toBe(1);
    expect(context.pages()).toHaveLength(2);
  });

  itEach([500], [401])("is closed if the token is refused with %s", async (status) => {
    const { host, tab, context, release, consoleMessages } = await withWaitingTab();
    site.sandbox.fault({ match: "game-service", status });
    const closed = tab.waitForEvent("close");
    await release();
    await closed;
    expect([launches().length, context.pages().length]).toEqual([0, 1]);
    if (status === 500) await host.getByText("Il tavolo non si è aperto.").waitFor();
    expect(JSON.stringify(consoleMessages)).not.toMatch(/eyJ/);
  });

  it("has the page's language, and is closed when the player leaves the page", async () => {
    const { page, tab } = await withWaitingTab("?language=en");
    expect(await tab.locator("body").innerText()).toBe("The table is being opened…");
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe("en");
    const closed = tab.waitForEvent("close");
    await page.goto(`${site.sandbox.siteUrl}/calendario`);
    await closed;
  });

  it("can be closed by the player without an error, so that the next click opens another tab", async () => {
    const { context, host, enter, tab, release } = await withWaitingTab();
    await tab.close();
    await release();
    await expect.poll(() => enter.getAttribute("aria-busy")).toBeNull();
    expect(await host.getByText("Il tavolo non si è aperto.").count()).toBe(0);
    expect(launches()).toEqual([]);
    const [game] = await Promise.all([context.waitForEvent("page"), enter.click()]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
  });
});

describe("a tab that the browser blocks", () => {
  const token = /eyJ[\w-]+\.eyJ/;
  /** Makes the browser block the tabs with these numbers, from 1. */
  const block = (numbers: readonly number[]) => (page: Page) =>
    page.addInitScript((blocked) => {
      const { open } = window;
      let attempts = 0;
      window.open = (...parameters) =>
        blocked.includes((attempts += 1)) ? null : open.apply(window, parameters);
    }, numbers);

  async function openWhileBlocked(...numbers: readonly number[]) {
    const opened = await openOneTable(site, { prepare: block(numbers) });
    await opened.enter.focus();
    await opened.page.keyboard.press("Enter");
    const open = opened.host.getByRole("button", { name: "Apri il tavolo" });
    await open.waitFor();
    return { ...opened, open };
  }

  it("is replaced by a focused button that opens the table without another call", async () => {
    const { page, context, host, open, enter } = await openWhileBlocked(1, 2, 4);
    await host.getByText("Il browser ha bloccato la nuova scheda.").waitFor();
    await page
      .getByRole("status")
      .getByText("Tavolo a: il browser ha bloccato la nuova scheda. Premi «Apri il tavolo».")
      .waitFor();
    expect(await focused(page)).toBe("Apri il tavolo Tavolo a");
    expect(launches()).toEqual([]);
    expect(await everythingIn(page)).not.toMatch(token);
    const before = sessions().length;
    await open.click();
    expect([await open.count(), context.pages().length], "blocked again").toEqual([1, 1]);
    const [game] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
    expect([sessions().length, launches().length]).toEqual([before, 1]);
    await enter.waitFor();
    expect(await open.count(), "after the table was opened").toBe(0);
    expect(await everythingIn(page)).not.toMatch(token);
    await page.bringToFront();
    await enter.click();
    await open.waitFor();
    await logOut(page);
    await enter.waitFor();
    expect(await open.count(), "after a logout").toBe(0);
    expect(launches(), "after a logout").toHaveLength(1);
  });
});

describe("a replaced `window.open` (V16)", () => {
  /** Names of return values that the library rejects for the same reason as others. */
  const repeated = [
    "the window around the page",
    "a proxy of the page's window",
    "a frame in the page",
    "a stand-in with a document that no tab shows",
    "a window that throws at each access",
    "a stand-in without a document",
    "nothing, but throws",
  ];
  const isSlow = ([returned]: (typeof replacedOpen)[number]) => repeated.includes(returned);
  itEach(
    replacedOpen.filter((replaced) => !isSlow(replaced)),
    replacedOpen.filter(isSlow),
  )(
    "leaves the page unchanged and shows a button that opens the table if it returns %s",
    async (_, replace) => {
      const { page, context, host, enter, consoleMessages } = await openOneTable(site);
      await page.evaluate(replace);
      const before = await page.evaluate(lookOfPage);
      await enter.click();
      await host.getByText("Il browser ha bloccato la nuova scheda.").waitFor();
      const open = host.getByRole("button", { name: "Apri il tavolo" });
      await open.click();
      expect(await open.count()).toBe(1);
      expect(await page.evaluate(lookOfPage)).toBe(before);
      expect([context.pages().length, launches()]).toEqual([1, []]);
      expect(consoleMessages.errors).toEqual([]);
    },
  );

  it("opens the table in the tab if it returns a proxy of a new tab", async () => {
    const { page, context, enter } = await openOneTable(site);
    await page.evaluate(() => {
      const { open } = window;
      window.open = (...parameters) => {
        const tab = open.apply(window, parameters);
        return tab && new Proxy(tab, { get: (target, name): unknown => Reflect.get(target, name) });
      };
    });
    const [game] = await Promise.all([context.waitForEvent("page"), enter.click()]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
    expect(await game.evaluate(() => window.opener === null)).toBe(true);
  });
});
