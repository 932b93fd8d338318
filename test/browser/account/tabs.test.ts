import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { accountPaths, tokenLife } from "../../../sandbox/model";
import type { AccountFixture } from "../fixtures/account";
import {
  accountMarkup,
  receivedBalanceCalls,
  cookiesOfPlayer,
  giveCookies,
  receivedCalls,
  logIn,
  loginCookies,
  headerAndModal,
  openings,
  watchDialogs,
} from "../support/account";
import { bundleFixture } from "../support/bundle";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { describeEach, itEach, slow } from "../support/slow-cases";
import { everythingIn, everythingStored } from "../support/traces";

const site = useTestSite();
const everyMode = ["legacy", "stateless"] as const;
const refreshes = () => receivedCalls(site, "POST", accountPaths.refresh);

/** Opens three tabs of one visitor on a page with header and modal. */
async function threeTabs(mode: (typeof everyMode)[number]): Promise<readonly [Page, Page, Page]> {
  site.sandbox.page("/test/tabs", { body: accountMarkup });
  const url = `/test/tabs?mode=${mode}`;
  const { page, context } = await site.newPage();
  const open = async (tab: Page) => {
    await watchDialogs(tab);
    await recordMessages(tab);
    await tab.goto(site.sandbox.siteUrl + url);
    await headerAndModal(tab).inState("logged-out");
    return tab;
  };
  return [await open(page), await open(await context.newPage()), await open(await context.newPage())];
}

/** Records the session events of a page with their details. */
async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    for (const name of ["vetrina:session-refresh", "vetrina:login-request"]) {
      document.addEventListener(name, (event) =>
        messages.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
      );
    }
  });
}
const messages = (page: Page) => page.evaluate(() => (window as unknown as { messages: string[] }).messages);

interface WithVetrina {
  readonly Vetrina: { readonly account: { balance(): Promise<number> } };
}
const readBalance = (page: Page) =>
  page.evaluate(() => (window as unknown as WithVetrina).Vetrina.account.balance());

describeEach(everyMode.slice(0, 1), everyMode.slice(1))("three tabs in %s mode", (mode) => {
  it("log in together, refresh an expired token once, and log out together", async () => {
    const tabs = await threeTabs(mode);
    const [first, second, third] = tabs;
    await logIn(first);
    for (const tab of tabs) {
      await headerAndModal(tab).inState("ready");
      expect(await headerAndModal(tab).amount.textContent()).toMatch(/1\.234,50/);
    }

    // A balance that one tab reads is shown in all tabs.
    site.sandbox.model.players.change("giulia", { balance: 99.9 });
    await readBalance(third);
    for (const tab of tabs) await headerAndModal(tab).amount.getByText("99,90").waitFor();

    // The token expires: calls of all three tabs are refused at the same time.
    const before = (await first.context().cookies()).find(({ name }) => name === "JWT")?.value;
    const heardBefore = receivedBalanceCalls(site).length;
    const release = await holdCalls(first.context(), accountPaths.refresh);
    site.sandbox.model.clock.advance(tokenLife);
    const amounts = Promise.all(tabs.map(readBalance));
    await expect.poll(() => receivedBalanceCalls(site).length).toBeGreaterThanOrEqual(heardBefore + 3);
    await release();
    expect(await amounts).toEqual([99.9, 99.9, 99.9]);
    expect(refreshes()).toHaveLength(1);
    const after = (await first.context().cookies()).find(({ name }) => name === "JWT");
    expect(after?.value).not.toBe(before);
    expect((after?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60);
    expect(after).toMatchObject({ secure: true, sameSite: "Lax", path: "/" });
    for (const tab of tabs) {
      await expect.poll(() => messages(tab)).toContain("vetrina:session-refresh {}");
      await expect.poll(() => messages(tab)).toContain('vetrina:login-request {"view":"refresh"}');
      expect(await tab.locator("vetrina-login-modal dialog").count()).toBe(0);
    }

    // A logout removes the player's data from every tab (S33).
    await headerAndModal(second).signOut.click();
    for (const tab of tabs) {
      await headerAndModal(tab).inState("logged-out");
      const left = (await everythingIn(tab)) + (await everythingStored(tab));
      expect(left).not.toMatch(/giulia|eyJ[\w-]+\.eyJ|99,90|203\.0\.113/i);
      expect(await messages(tab).then((all) => all.join())).not.toMatch(/eyJ/);
    }
    expect(await loginCookies(first)).toEqual([]);
    expect(await openings(third)).toEqual([]);
    expect(await headerAndModal(first).signIn.count()).toBe(1);
  });
});

declare const tab: AccountFixture;

describe("one token refresh for all calls", () => {
  let script = "";
  beforeAll(async () => {
    script = await bundleFixture("account.tsx");
  });

  async function threeAccounts(): Promise<readonly [Page, Page, Page]> {
    site.sandbox.file("/test/account.js", { body: script, type: "text/javascript" });
    site.sandbox.page("/test/reads", {
      body: '<h1>Prova</h1><script src="/test/account.js"></script>',
      library: false,
    });
    const { page, context } = await site.newPage();
    await giveCookies(page, site, { ...cookiesOfPlayer(site), AUTH_SESSION: '{"sessionId":"s-1"}' });
    const tabs = [page, await context.newPage(), await context.newPage()] as const;
    for (const each of tabs) await each.goto(`${site.sandbox.siteUrl}/test/reads`);
    return [...tabs];
  }

  it("is sufficient for 50 separate reads in each of three tabs", slow, async () => {
    const tabs = await threeAccounts();
    site.sandbox.fault({ match: accountPaths.nickname, expiring: true });
    const release = await holdCalls(tabs[0].context(), accountPaths.refresh);
    const counts = Promise.all(tabs.map((each) => each.evaluate(() => tab.readNicknames(50))));
    await expect.poll(() => receivedCalls(site, "GET", accountPaths.nickname)).toHaveLength(150);
    await release();
    expect(await counts).toEqual([50, 50, 50]);
    expect(receivedCalls(site, "GET", accountPaths.nickname)).toHaveLength(150);
    expect(refreshes()).toHaveLength(1);
    for (const each of tabs) expect(await each.evaluate(() => tab.status())).toBe("logged-in");
  });
});

describe("login, refresh and logout (R14)", () => {
  itEach(["BroadcastChannel"], ["locks"])("work without the browser feature %s", async (missing) => {
    site.sandbox.page("/test/tabs", { body: accountMarkup });
    const { page, consoleMessages } = await site.newPage();
    await page.addInitScript((name) => {
      if (name === "locks") Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });
      else Reflect.deleteProperty(window, name);
    }, missing);
    await page.goto(`${site.sandbox.siteUrl}/test/tabs`);
    await logIn(page);
    site.sandbox.fault({ match: "alance", expiring: true, times: 1 });
    await page.reload();
    await headerAndModal(page).inState("ready");
    await expect.poll(() => refreshes().length).toBe(1);
    await headerAndModal(page).signOut.click();
    await headerAndModal(page).inState("logged-out");
    expect(await loginCookies(page)).toEqual([]);
    expect(consoleMessages.errors.filter((line) => line.includes("vetrina"))).toEqual([]);
    expect(receivedBalanceCalls(site).length).toBeGreaterThan(0);
  });
});
