import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { everythingIn } from "../support/traces";
import { launchCalls, openOneTable } from "./launches";

const site = useTestSite();
const { launches, sessions } = launchCalls(site);

const logOut = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { Vetrina: { session: { logout(): void } } }).Vetrina.session.logout(),
  );

describe("the tab that waits for its table", () => {
  /** A player whose click has opened the tab, while the token is still on its way. */
  async function withWaitingTab(query = "", clicks: "click" | "dblclick" = "click") {
    const opened = await openOneTable(site, { query });
    const release = await holdCalls(opened.page, "game-service");
    const button = opened.host.getByRole("button");
    const [tab] = await Promise.all([opened.context.waitForEvent("page"), button[clicks]()]);
    return { ...opened, release, tab };
  }

  it.each(["", "?csp=trusted-types"])(
    "is there with the click, knows nothing of the page, and says what it waits for (%s)",
    async (query) => {
      const { tab, release, overheard } = await withWaitingTab(query);
      expect(tab.url()).toBe("about:blank");
      expect(await tab.evaluate(() => [document.title, document.documentElement.lang, opener])).toEqual([
        "Tavolo a",
        "it",
        null,
      ]);
      expect(await tab.locator("body").innerText()).toBe("Apertura del tavolo in corso…");
      await release();
      await tab.getByRole("heading", { name: "Tavolo a" }).waitFor();
      expect(overheard.errors).toEqual([]);
    },
  );

  it("speaks the page's language", async () => {
    const { tab } = await withWaitingTab("?language=en");
    expect(await tab.locator("body").innerText()).toBe("The table is being opened…");
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe("en");
  });

  it("is one after a double click, and after more clicks while it waits", async () => {
    const { context, page, enter, release } = await withWaitingTab("", "dblclick");
    await page.bringToFront();
    await enter.click({ force: true });
    await release();
    await expect.poll(() => launches().length).toBe(1);
    expect(context.pages()).toHaveLength(2);
  });

  it.each([500, 401])("is closed when the token is refused with %s", async (status) => {
    const { host, tab, context, release, overheard } = await withWaitingTab();
    site.sandbox.fault({ match: "game-service", status });
    const closed = tab.waitForEvent("close");
    await release();
    await closed;
    expect([launches().length, context.pages().length]).toEqual([0, 1]);
    if (status === 500) await host.getByText("Il tavolo non si è aperto.").waitFor();
    expect(JSON.stringify(overheard)).not.toMatch(/eyJ/);
  });

  it("is closed when the player logs out meanwhile", async () => {
    const { page, tab } = await withWaitingTab();
    const closed = tab.waitForEvent("close");
    await logOut(page);
    await closed;
    expect(launches()).toEqual([]);
  });

  it("is closed when its page goes", async () => {
    const { page, tab } = await withWaitingTab();
    const closed = tab.waitForEvent("close");
    await page.goto(`${site.sandbox.siteUrl}/calendario`);
    await closed;
  });

  it("may be closed by the player: nothing is sent, nothing has failed, and the next click opens another", async () => {
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

describe("where the browser refuses the tab", () => {
  /** The browser refuses that many tabs. */
  const refuse = (times: number) => (page: Page) =>
    page.addInitScript((count) => {
      const { open } = window;
      let refused = 0;
      window.open = (...given) => ((refused += 1) <= count ? null : open.apply(window, given));
    }, times);

  async function withTicket(times = 1) {
    const opened = await openOneTable(site, { prepare: refuse(times) });
    await opened.enter.focus();
    await opened.page.keyboard.press("Enter");
    const open = opened.host.getByRole("button", { name: "Apri il tavolo" });
    await open.waitFor();
    return { ...opened, open };
  }

  it("the player is told, and a button with the focus opens the table by its own click, without another call", async () => {
    const { page, context, host, open, enter } = await withTicket();
    await host.getByText("Il browser ha bloccato la nuova scheda.").waitFor();
    await page
      .getByRole("status")
      .getByText("Tavolo a: il browser ha bloccato la nuova scheda. Premi «Apri il tavolo».")
      .waitFor();
    expect(await focused(page)).toBe("Apri il tavolo Tavolo a");
    expect(launches()).toEqual([]);
    const before = sessions().length;
    const [game] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
    expect([sessions().length, launches().length]).toEqual([before, 1]);
    await enter.waitFor();
    expect(await open.count()).toBe(0);
  });

  it("again, the button stays, and the click after that counts", async () => {
    const { context, open, page } = await withTicket(2);
    await open.click();
    expect([await open.count(), context.pages().length]).toEqual([1, 1]);
    const [game] = await Promise.all([context.waitForEvent("page"), open.click()]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
    expect(await everythingIn(page)).not.toMatch(/eyJ/);
  });

  it("the token is in no place of the page while it waits, and gone after a logout", async () => {
    const { page, enter, open } = await withTicket();
    expect(await everythingIn(page)).not.toMatch(/eyJ/);
    await logOut(page);
    await enter.waitFor();
    expect(await open.count()).toBe(0);
    expect(launches()).toEqual([]);
  });
});
