import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountPaths, gamificationPaths } from "../../../sandbox/model";
import {
  accountMarkup,
  receivedBalanceCalls,
  giveCookies,
  receivedCalls,
  headerAndModal,
} from "../support/account";
import { launchWithPageCache } from "../support/chromium";
import { frames } from "../support/gamification";
import { endlessDelay } from "../support/hold";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";
import { restoreFromCache, expectNoLocksOrConnections, leave, locksOfSite, openPage } from "./cached-page";

const site = useTestSite({ launch: launchWithPageCache });
const connected = (page: Page, how = "connected") =>
  page.locator("#platform-state", { hasText: how }).waitFor();

describe("the platform connection of a page that enters the back/forward cache", () => {
  it("is closed at once if the broker is silent", async () => {
    const { page, other, consoleMessages } = await openPage(site, "/gamification/sviluppo", "giulia");
    await connected(page);
    site.sandbox.model.gamification.faults.apply("stall");
    await leave(site, page);
    await expectNoLocksOrConnections(site, other);
    site.sandbox.model.gamification.faults.apply("start");
    await restoreFromCache(page);
    await connected(page);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("is closed if it is still opening", slow, async () => {
    site.sandbox.fault({ match: "/ws/websocket", delay: endlessDelay, times: 1 });
    const { page, other, consoleMessages } = await openPage(site, "/gamification/sviluppo", "giulia");
    await expect.poll(() => receivedCalls(site, "GET", "/ws/websocket").length).toBe(1);
    await leave(site, page);
    await expectNoLocksOrConnections(site, other);
    await restoreFromCache(page);
    await connected(page);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("is replaced by a connection of another tab, and the restored page shares the new connection", async () => {
    const { page, other } = await openPage(site, "/gamification/sviluppo", "giulia");
    await connected(page);
    await other.goto(`${site.sandbox.siteUrl}/gamification/sviluppo`);
    await connected(other);
    expect(frames(site, "CONNECT")).toHaveLength(1);
    await leave(site, page);
    await expect.poll(() => frames(site, "CONNECT").length).toBe(2);
    await connected(other);
    await restoreFromCache(page);
    await connected(page);
    expect(site.sandbox.connections()).toBe(1);
    expect(frames(site, "CONNECT")).toHaveLength(2);
  });

  it("is closed if the page does not share it with other tabs", async () => {
    site.sandbox.page("/test/alone", {
      body: `<h1>Prova</h1>${accountMarkup}`,
      config: { gamification: { sharing: false } },
    });
    const { page, other, consoleMessages } = await openPage(site, "/test/alone", "giulia");
    await headerAndModal(page).inState("ready");
    await page.evaluate(() =>
      (
        window as unknown as { Vetrina: { gamification: { call(name: string): Promise<unknown> } } }
      ).Vetrina.gamification.call("heartbeat"),
    );
    expect(site.sandbox.connections()).toBe(1);
    await leave(site, page);
    await expectNoLocksOrConnections(site, other);
    await restoreFromCache(page);
    await expect.poll(() => site.sandbox.connections()).toBe(1);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("is closed if it uses SockJS", slow, async () => {
    site.sandbox.fault({ match: `${gamificationPaths.socket}/websocket`, status: 403 });
    const { page, other } = await openPage(site, "/gamification/sviluppo", "giulia");
    await connected(page, "connected · sockjs");
    await leave(site, page);
    await expectNoLocksOrConnections(site, other);
    await restoreFromCache(page);
    await connected(page, "connected · sockjs");
    await expect.poll(() => site.sandbox.connections()).toBe(1);
  });
});

describe("a page that enters the back/forward cache during a call", () => {
  it("reads the balance again when it is restored, and keeps the player logged in", async () => {
    site.sandbox.fault({ match: accountPaths.statelessBalance, delay: endlessDelay, times: 1 });
    site.sandbox.page("/test/account", { body: accountMarkup });
    const { page, consoleMessages } = await openPage(site, "/test/account", "giulia");
    await expect.poll(() => receivedBalanceCalls(site).length).toBe(1);
    await leave(site, page);
    await restoreFromCache(page);
    await headerAndModal(page).inState("ready");
    await headerAndModal(page).amount.getByText("1.234,50").waitFor();
    expect(await headerAndModal(page).dialog.count()).toBe(0);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("releases the lock of a token refresh, so that another tab can refresh the token", async () => {
    site.sandbox.fault({ match: accountPaths.statelessBalance, status: 401, times: 2 });
    site.sandbox.fault({ match: accountPaths.refresh, delay: endlessDelay, times: 1 });
    site.sandbox.page("/test/account", { body: accountMarkup });
    const { page, other } = await openPage(site, "/test/account", "giulia");
    await expect.poll(() => receivedCalls(site, "POST", accountPaths.refresh).length).toBe(1);
    expect(await locksOfSite(other)).toEqual(["vetrina-jwt-refresh"]);
    await leave(site, page);
    await expectNoLocksOrConnections(site, other);
    await other.goto(`${site.sandbox.siteUrl}/test/account`);
    await headerAndModal(other).inState("ready");
    expect(receivedCalls(site, "POST", accountPaths.refresh)).toHaveLength(2);
    await restoreFromCache(page);
    await headerAndModal(page).inState("ready");
  });

  it("stops waiting for the lock of another tab's token refresh", async () => {
    site.sandbox.page("/test/account", { body: accountMarkup });
    const { page, other } = await openPage(site, "/test/account", "giulia");
    await headerAndModal(page).inState("ready");
    await other.evaluate(() => {
      void navigator.locks.request("vetrina-jwt-refresh", () => new Promise(() => undefined));
    });
    site.sandbox.fault({ match: accountPaths.statelessBalance, status: 401, times: 1 });
    await page.reload();
    await expect.poll(() => locksOfSite(other)).toEqual(["vetrina-jwt-refresh", "vetrina-jwt-refresh"]);
    await leave(site, page);
    await expect.poll(() => locksOfSite(other)).toEqual(["vetrina-jwt-refresh"]);
    await other.close();
    await giveCookies(page, site, {});
  });
});
