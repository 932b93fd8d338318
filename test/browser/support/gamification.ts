import { expect } from "vitest";
import type { GamificationTab } from "../fixtures/gamification";
import { bundleFixture } from "./bundle";
import type { TestSite } from "./site";

declare const tab: GamificationTab;

/** A page of Playwright or Puppeteer. */
interface DrivenPage {
  evaluate<Value>(script: () => Value | Promise<Value>): Promise<Value>;
}

let script: Promise<string> | undefined;

/** Registers a page whose tabs share a client of the platform. @returns its URL */
export async function publishGamificationPage(site: TestSite): Promise<string> {
  script ??= bundleFixture("gamification.ts");
  const { gamification } = site.sandbox.model;
  const settings = JSON.stringify({
    url: `${site.sandbox.accountUrl}/ws`,
    token: gamification.tokens.mint(gamification.memberOf("giulia")),
  });
  site.sandbox.file("/test/gamification.js", { body: await script, type: "text/javascript" });
  return site.sandbox.page("/test/gamification", {
    body: `<h1>Prova</h1>
      <script type="application/json" id="settings">${settings}</script>
      <script src="/test/gamification.js"></script>`,
    library: false,
  });
}

/** STOMP frames with a command that the broker has received. */
export const frames = (site: TestSite, command: string, destination = "") =>
  site.sandbox.model.journal
    .entries()
    .filter(({ kind, method, path }) => kind === "frame" && method === command && path.includes(destination));

export const statusOf = (page: DrivenPage) => page.evaluate(() => tab.status());
export const outcomesOf = (page: DrivenPage) => page.evaluate(() => tab.outcomes);
export const lossesOf = (page: DrivenPage) => page.evaluate(() => tab.losses());
export const isConnected = (page: DrivenPage) => expect.poll(() => statusOf(page)).toBe("connected");

export async function canRead(page: DrivenPage): Promise<void> {
  await page.evaluate(() => tab.begin("read"));
  await expect.poll(async () => (await outcomesOf(page)).read).toBe("answered");
}

/** Waits until the page has lost its connection and has a new one. */
export async function reconnected(page: DrivenPage, lossesBefore = 0): Promise<void> {
  await expect.poll(() => lossesOf(page)).toBe(lossesBefore + 1);
  await isConnected(page);
}

/**
 * Makes a call and waits for its reply. After that, the platform has received all earlier calls, and the page
 * all earlier messages.
 */
export const hasExchanged = (page: DrivenPage) =>
  page.evaluate(() =>
    (
      window as unknown as { Vetrina: { gamification: { call(name: string): Promise<unknown> } } }
    ).Vetrina.gamification.call("heartbeat"),
  );
