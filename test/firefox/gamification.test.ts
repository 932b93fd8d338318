import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { gamificationPaths } from "../../sandbox/model";
import { useFirefoxSite } from "./support/site";

const site = useFirefoxSite();

/** Waits until the developer's view says so of the connection. */
const state = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector("#platform-state")?.textContent.includes(wanted),
    { timeout: 40_000 },
    words,
  );

const frames = (command: string) =>
  site.sandbox.model.journal.entries().filter(({ kind, method }) => kind === "frame" && method === command);

it("a socket that stays open and says nothing is given up, and replaced (R2)", async () => {
  const { page } = await site.visit("/gamification");
  await state(page, "connected");
  site.sandbox.model.gamification.faults.apply("stall");
  await state(page, "waiting");
  site.sandbox.model.gamification.faults.apply("start");
  await state(page, "connected · websocket");
  expect(frames("CONNECT")).toHaveLength(2);
});

it("a network that refuses WebSockets is passed by SockJS (R4)", async () => {
  site.sandbox.fault({ match: `${gamificationPaths.socket}/websocket`, status: 403 });
  const { page } = await site.visit("/gamification");
  await state(page, "connected · sockjs");
});

it("two tabs share a connection, which the one that is looked at holds", async () => {
  const { page, context } = await site.visit("/gamification");
  await state(page, "connected");
  const other = await context.newPage();
  await other.goto(`${site.sandbox.siteUrl}/gamification`);
  await state(other, "connected");
  expect(await page.evaluate(() => document.visibilityState)).toBe("hidden");
  await expect.poll(() => frames("DISCONNECT")).toHaveLength(1);
  expect(frames("CONNECT")).toHaveLength(2);
  await state(page, "connected");
});
