import puppeteer, { type Browser, type CDPSession, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findChromium } from "../../../scripts/install.mjs";
import type { GamificationTab } from "../fixtures/gamification";
import {
  canRead,
  frames,
  isConnected,
  outcomesOf,
  publishGamificationPage,
  reconnected,
} from "../support/gamification";
import { useTestSite } from "../support/site";

declare const tab: GamificationTab;

const site = useTestSite();

// This test uses Puppeteer: Playwright gives every page the focus, and a focused page cannot be frozen.
let browser: Browser | undefined;
beforeAll(async () => {
  browser = await puppeteer.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(() => browser?.close());

async function openTab(url: string): Promise<Page> {
  if (!browser) throw new Error("the browser is available only while a test runs");
  // Opens a separate window, because a background tab is hidden and would not become the leader.
  const page = await browser.newPage({ type: "window" });
  await page.goto(url);
  await isConnected(page);
  return page;
}

const setLifecycle = (session: CDPSession, state: "frozen" | "active") =>
  session.send("Page.setWebLifecycleState", { state });

// Another test, test/unit/gamification/client/sharing/handover.test.ts, checks that the replacement takes at
// most two seconds.
it("a frozen leader is replaced while it is frozen, and shares the new connection after it resumes", async () => {
  const url = await publishGamificationPage(site);
  const leader = await openTab(url);
  const other = await openTab(url);
  expect(frames(site, "CONNECT")).toHaveLength(1);
  site.sandbox.fault({ match: "/gapi/", delay: 60_000, times: 2 });
  await other.evaluate(() => {
    tab.begin("read");
    tab.begin("write");
  });
  await expect.poll(() => frames(site, "SEND").length).toBe(2);

  const session = await leader.createCDPSession();
  await setLifecycle(session, "frozen");
  await reconnected(other);
  await expect.poll(() => outcomesOf(other)).toEqual({ read: "answered", write: "outcomeUnknown" });
  expect(frames(site, "SEND", "claimAwards")).toHaveLength(1);
  expect(frames(site, "CONNECT")).toHaveLength(2);

  await setLifecycle(session, "active");
  await isConnected(leader);
  await canRead(leader);
  expect(frames(site, "CONNECT")).toHaveLength(2);
});
