import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setHidden } from "../support/page-visibility";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";
import {
  card,
  recordedEvents,
  holdFeed,
  minute,
  recordEvents,
  trackTimers,
  cardParts,
  openCards,
  second,
  tag,
  setCounters,
  pendingTimers,
} from "./cards";

const site = useTestSite();

/** The polling interval is so long that the test reads the feed only once. */
const quietFeed = { pollIntervalMs: 24 * 60 * minute };

/** Opens a page whose clock is paused at the moment when the counters arrive. */
async function countingPage(
  counters: Readonly<Record<string, string>>,
  body?: string,
  liveCasino = quietFeed,
) {
  setCounters(site, counters);
  let start: () => Promise<void> = () => Promise.resolve();
  const markup =
    body ??
    Object.keys(counters)
      .map((gameId) => card(gameId))
      .join("");
  const { page, consoleMessages } = await openCards(site, markup, {
    liveCasino,
    async prepare(each) {
      start = await holdFeed(each);
      await recordEvents(each);
      await trackTimers(each);
    },
  });
  await start();
  await expect.poll(() => pendingTimers(page)).toBe(1);
  return { page, consoleMessages };
}

const announced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body > [role="status"]')].map(({ textContent }) => textContent),
  );

/** Digits immediately after the page becomes visible, in the same task. */
const digitsAtReturn = (page: Page, gameId: string) =>
  cardParts(page, gameId).digits.evaluate((digits) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
    return digits.textContent;
  });

describe("a table with a countdown", () => {
  it("opens after exactly 3 seconds, announces it once, and leaves no timer (V1)", async () => {
    const { page, consoleMessages } = await countingPage({ a: "0003" });
    const { badge, digits, enter } = cardParts(page, "a");
    expect(await digits.textContent()).toBe("00:03");
    await page.clock.runFor(2999);
    expect([await badge.textContent(), await digits.textContent()]).toEqual(["In apertura", "00:01"]);
    await page.clock.runFor(1);
    await enter.waitFor();
    expect(await badge.textContent()).toBe("Aperto");
    expect(await recordedEvents(page)).toEqual([
      'vetrina:table-open {"provider":"EvolutionGame","gameId":"a"}',
    ]);
    await page.clock.runFor(2 * second);
    expect(await announced(page)).toEqual(["Tavolo aperto: Tavolo a"]);
    expect(await recordedEvents(page)).toHaveLength(1);
    expect(await pendingTimers(page)).toBe(0);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it(
    "shows the correct digits in the first frame after half an hour in the background (V2)",
    slow,
    async () => {
      const { page } = await countingPage({ a: "4537" });
      await setHidden(page, true);
      expect(await pendingTimers(page)).toBe(0);
      await page.clock.fastForward(30 * minute);
      expect(await cardParts(page, "a").digits.textContent()).toBe("45:37");
      expect(await digitsAtReturn(page, "a")).toBe("15:37");
    },
  );

  it(
    "continues unchanged if the device's clock jumps by ten minutes in either direction (V3)",
    slow,
    async () => {
      const { page } = await countingPage({ a: "4537" });
      const { digits } = cardParts(page, "a");
      for (const jump of [10 * minute, -20 * minute]) {
        await page.evaluate((by) => {
          const { now } = Date;
          Date.now = () => now.call(Date) + by;
        }, jump);
        await page.clock.runFor(second);
      }
      // The ticker ticks at whole seconds, which may differ from those of the deadline.
      expect(["45:35", "45:36"]).toContain(await digits.textContent());
    },
  );
});

describe("a table out of view whose countdown ends", () => {
  it("opens immediately: its card, its event and its state in the lobby change together (V4)", async () => {
    const lobby = (ids: readonly string[]) =>
      `<vetrina-live-casino-lobby>${ids.map((id) => card(id)).join("")}</vetrina-live-casino-lobby>`;
    const body = `${card("near")}<div class="far">${lobby(["a", "b"])}</div>`;
    const style = site.sandbox.file("/test/far.css", {
      body: ".far { margin-top: 800px }",
      type: "text/css",
    });
    const { page } = await countingPage(
      { near: "4000", a: "0003", b: "4000" },
      `<link rel="stylesheet" href="${style}" />${body}`,
    );
    const { host, enter } = cardParts(page, "a");
    await host.locator(".opening").waitFor({ state: "attached" });
    expect(await host.evaluate((element) => element.getBoundingClientRect().top > innerHeight)).toBe(true);
    await page.clock.runFor(3 * second);
    await enter.waitFor({ state: "attached" });
    expect(await recordedEvents(page)).toEqual([
      'vetrina:table-open {"provider":"EvolutionGame","gameId":"a"}',
    ]);
    expect(await announced(page)).toEqual([]);
    await page.getByRole("combobox", { name: "Stato dei tavoli" }).selectOption("Aperti");
    await expect.poll(() => host.getAttribute("slot")).toBe("list");
    expect(await cardParts(page, "b").host.getAttribute("slot")).toBe("not-shown");
  });
});

describe("many tables with countdowns", () => {
  it("share one timer, and are updated only while they are visible (V4)", async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `t${index}`);
    const body = ids.map((id) => card(id)).join("");
    const { page } = await countingPage(Object.fromEntries(ids.map((id) => [id, "0437"])), body);
    expect(await pendingTimers(page)).toBe(1);
    const findMounted = () =>
      page
        .locator(`${tag}[data-state]`)
        .evaluateAll((hosts) => hosts.map((host) => host.getAttribute("data-game-id") ?? ""));
    await expect.poll(async () => (await findMounted()).length).toBeGreaterThan(12);
    const mounted = await findMounted();
    const last = mounted.at(-1) ?? "";
    expect(mounted.length).toBeLessThan(40);
    await page.clock.runFor(10 * second);
    expect(["04:27", "04:28"]).toContain(await cardParts(page, "t0").digits.textContent());
    expect(await cardParts(page, last).digits.textContent()).toBe("04:37");
    await cardParts(page, last).host.scrollIntoViewIfNeeded();
    await expect.poll(() => cardParts(page, last).digits.textContent()).toMatch(/^04:2[78]$/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await cardParts(page, "t499").timer.waitFor();
    await page.clock.runFor(second);
    await expect.poll(() => pendingTimers(page)).toBe(1);
  });

  it("are announced together if they open in the same second, and digits are never announced (V5)", async () => {
    const { page } = await countingPage({ a: "0103", b: "0103", c: "0103", d: "0437" });
    const { timer } = cardParts(page, "d");
    expect(await timer.ariaSnapshot()).toContain("Apre fra 4 minuti e 37 secondi");
    await page.evaluate((selector) => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const watch = (root: Node) =>
        new MutationObserver((records) => {
          for (const { target } of records) {
            const element = target instanceof Element ? target : target.parentElement;
            if (element?.closest("[aria-live], [role=status], [role=alert], [role=log]"))
              changes.push(element.textContent);
          }
        }).observe(root, { subtree: true, childList: true, characterData: true });
      for (const { shadowRoot } of document.querySelectorAll(selector)) if (shadowRoot) watch(shadowRoot);
      watch(document.body);
    }, tag);
    await page.clock.runFor(60 * second);
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
    await page.clock.runFor(3 * second);
    await cardParts(page, "a").enter.waitFor();
    await page.clock.runFor(2 * second);
    expect(await announced(page)).toEqual(["3 tavoli aperti"]);
    expect(await timer.ariaSnapshot()).toMatch(/Apre fra 3 minuti e 3[23] secondi/);
  });
});
