import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { boardPlans } from "../../../sandbox/model/gamification/space/board-plans";
import type { GamificationTab } from "../fixtures/gamification";
import {
  canRead,
  frames,
  isConnected,
  lossesOf,
  outcomesOf,
  publishGamificationPage,
  reconnected,
  statusOf,
} from "../support/gamification";
import { holdCalls, type Release } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

declare const tab: GamificationTab;

const site = useTestSite();
const connects = () => frames(site, "CONNECT").length;

/** Opens three tabs of one visitor; the first is the leader. */
async function threeTabs() {
  const url = await publishGamificationPage(site);
  const { page, context } = await site.newPage();
  const open = async (tab: Page) => {
    await tab.goto(url);
    await isConnected(tab);
    return tab;
  };
  const tabs = [
    await open(page),
    await open(await context.newPage()),
    await open(await context.newPage()),
  ] as const;
  expect(connects()).toBe(1);
  return { context, tabs };
}

/** Changes the visibility state that scripts of the page read. */
const setVisibility = (page: Page, visibility: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);

/** Blocks the thread of a page until the returned function is called. */
async function blockThread(page: Page): Promise<Release> {
  const release = await holdCalls(page, "/test/blocking");
  const blocked = page.waitForRequest(/\/test\/blocking/);
  page
    .evaluate(() => {
      const request = new XMLHttpRequest();
      request.open("GET", "/test/blocking", false);
      request.send();
    })
    .catch(() => undefined);
  await blocked;
  return release;
}

async function crash(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  // A crashed page does not respond.
  session.send("Page.crash").catch(() => undefined);
}

type End = readonly [string, (page: Page, context: BrowserContext) => unknown];

const ends: readonly End[] = [
  ["is closed", (page) => page.close()],
  ["crashes", crash],
  ["hangs", blockThread],
];

describe("three tabs of one browser", () => {
  itEach(ends.slice(1, 2), [...ends.slice(0, 1), ...ends.slice(2)])(
    "reconnect without delay when the leader %s during a call",
    async (_, end) => {
      const { context, tabs } = await threeTabs();
      const [leader, ...others] = tabs;
      site.sandbox.fault({ match: "/gapi/", delay: 60_000, times: 4 });
      for (const page of others)
        await page.evaluate(() => {
          tab.begin("read");
          tab.begin("write");
        });
      await expect.poll(() => frames(site, "SEND").length).toBe(4);
      const losses = await Promise.all(others.map(lossesOf));
      await end(leader, context);
      await Promise.all(others.map((page, at) => reconnected(page, losses[at])));
      for (const page of others)
        await expect.poll(() => outcomesOf(page)).toEqual({ read: "answered", write: "outcomeUnknown" });
      expect(frames(site, "SEND", "claimAwards")).toHaveLength(2);
      expect(frames(site, "SEND", "getMember")).toHaveLength(4);
      expect(connects()).toBe(2);
      expect(await Promise.all(others.map(lossesOf))).toEqual(losses.map((count) => count + 1));
    },
  );

  it("share the new connection with a former leader that was blocked", slow, async () => {
    const { tabs } = await threeTabs();
    const [leader, other] = tabs;
    const release = await blockThread(leader);
    await reconnected(other);
    await release();
    await reconnected(leader);
    await canRead(leader);
    expect(connects()).toBe(2);
  });

  it("have a visible tab as their leader", slow, async () => {
    const { tabs } = await threeTabs();
    const [leader, other] = tabs;
    await setVisibility(leader, "hidden");
    for (const page of tabs) await reconnected(page);
    expect(connects()).toBe(2);
    // The hidden tab is no longer the leader, so closing it does not affect the others.
    await leader.close();
    await canRead(other);
    expect(await lossesOf(other)).toBe(1);
  });

  it("share a connection and a leaderboard subscription, but receive separate replies", async () => {
    const { tabs } = await threeTabs();
    await Promise.all(tabs.map(canRead));
    expect(frames(site, "SEND", "getMember"), "calls").toHaveLength(3);
    expect(connects(), "connections after a call of each tab").toBe(1);
    const [, second, third] = tabs;
    const [board] = boardPlans(site.sandbox.model.gamification.space.now());
    const subscriptions = (action: string) =>
      frames(site, "SEND", "subscribeToLeaderboard").filter(({ body }) =>
        JSON.stringify(body).includes(`"${action}"`),
      );
    for (const page of [second, third]) {
      await page.evaluate((id) => tab.watchBoard(id), board?.id ?? "");
      await expect.poll(() => page.evaluate(() => tab.boards.length)).toBeGreaterThan(0);
    }
    await second.close();
    await canRead(third);
    expect(subscriptions("Unsubscribe")).toHaveLength(0);
    await third.close();
    await expect.poll(() => subscriptions("Unsubscribe").length).toBe(1);
    expect(connects()).toBe(1);
  });

  it("create tokens on separate connections, and never send them to each other (S14)", slow, async () => {
    const { tabs } = await threeTabs();
    const [leader, other] = tabs;
    await leader.evaluate(() => {
      const messages: string[] = [];
      new BroadcastChannel("vetrina-gamification-1:s-1").onmessage = ({ data }) =>
        messages.push(JSON.stringify(data));
      Object.assign(globalThis, { messages });
    });
    await other.evaluate(() => {
      tab.begin("token");
      tab.begin("read");
    });
    await expect.poll(() => outcomesOf(other)).toMatchObject({ read: "answered" });
    await expect.poll(async () => (await outcomesOf(other)).token).not.toBe("pending");
    await expect.poll(() => frames(site, "DISCONNECT").length).toBe(1);
    expect(connects()).toBe(2);
    const heard = await leader.evaluate(() =>
      (globalThis as unknown as { messages: string[] }).messages.join(),
    );
    expect(heard).toContain("getMember");
    expect(heard).not.toMatch(/createMemberToken|no-such-key|eyJ|passcode/);
    expect(await lossesOf(other)).toBe(0);
  });

  it("all close their connection when the member's session ends in one of them (S33)", slow, async () => {
    const { tabs } = await threeTabs();
    await tabs[1].evaluate(() => tab.forget());
    for (const page of tabs) await expect.poll(() => statusOf(page)).toBe("idle");
    expect(await Promise.all(tabs.map((page) => page.evaluate(() => tab.ends())))).toEqual([1, 0, 1]);
    const held = await tabs[0].evaluate(async () => (await navigator.locks.query()).held?.length);
    expect(held).toBe(0);
  });
});
