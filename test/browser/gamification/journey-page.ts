import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import type { ConsoleMessages } from "../support/chromium";
import { frames } from "../support/gamification";
import type { TestSite } from "../support/site";

/** Milliseconds before each connection attempt; the default for players is longer. */
const reconnectDelayMs = 1000;

export interface JourneyPage {
  readonly page: Page;
  readonly consoleMessages: ConsoleMessages;
  /** Goes to the demo page of the panels or to the given path. The visit begins on an empty page. */
  go(path?: string): Promise<void>;
}

/** Runs in the page: changes its configuration for the platform before the library reads it. */
function shortenReconnects(changes: object): void {
  const observer = new MutationObserver(() => {
    const block = document.querySelector("#vetrina-config");
    if (!block || !document.body) return;
    observer.disconnect();
    const config = JSON.parse(block.textContent ?? "") as { gamification: object };
    block.textContent = JSON.stringify({ ...config, gamification: { ...config.gamification, ...changes } });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Prepares a visit of `/gamification/pannelli`, as a player or, without `player`, as a visitor. */
export async function prepareVisit(site: TestSite, player?: string): Promise<JourneyPage> {
  const { context, page, consoleMessages } = await site.newPage();
  if (player) await giveCookies(page, site, cookiesOfPlayer(site, player));
  // Grants all required permissions, because the context then denies the others. The simulated services need
  // one, too.
  await context.grantPermissions(["clipboard-read", "clipboard-write", "local-network-access"]);
  await page.addInitScript(shortenReconnects, { reconnectDelayMs, reconnectJitterMs: 0 });
  return {
    page,
    consoleMessages,
    async go(path = "/gamification/pannelli") {
      await page.goto(site.sandbox.siteUrl + path, { waitUntil: "commit" });
    },
  };
}

/** A card of a panel. @param panel the name of its element, without `vetrina-` */
export const card = (page: Page, panel: string, name: string) =>
  page.locator(`vetrina-${panel}`).getByRole("article", { name, exact: true });

/** Panels of the page: some are in a box that is as high as their row. */
const panelsOfPage = ".play > :not(.play-side), .play-side > *";

/** State of each panel of the page, by its tag. */
export const states = (page: Page) =>
  page
    .locator(panelsOfPage)
    .evaluateAll((panels) =>
      Object.fromEntries(panels.map((panel) => [panel.localName, panel.getAttribute("data-state")])),
    );

/** Scrolls through the page, because panels below the viewport start only near it. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.locator(panelsOfPage).last().waitFor({ state: "attached" });
  await page.evaluate(async (selector) => {
    for (const panel of document.querySelectorAll(selector)) {
      panel.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  }, panelsOfPage);
}

export const allReady = {
  "vetrina-competitions": "ready",
  "vetrina-leaderboard": "ready",
  "vetrina-achievements": "ready",
  "vetrina-missions": "ready",
  "vetrina-awards": "ready",
};

export const areReady = (page: Page) =>
  expect.poll(() => states(page), { timeout: 30_000 }).toEqual(allReady);

const countConnects = (site: TestSite) =>
  frames(site, "CONNECT").filter(({ status }) => status === 200).length;

interface OutageOptions {
  /** Element that is on the page only without a connection. */
  readonly lost: Locator;
  /** Waits until the page has its data again. */
  waitForData(): Promise<unknown>;
}

interface Outage {
  /** Kills the broker, waits until the page reports the outage, and restarts the broker. */
  begin(): Promise<void>;
  /** Waits until the page has reconnected and has its data. */
  isOver(): Promise<void>;
  /** Number of connections since the broker was killed. */
  connects(): number;
}

export function createOutage(site: TestSite, { lost, waitForData }: OutageOptions): Outage {
  const { faults } = site.sandbox.model.gamification;
  let before: number | undefined;

  function connects() {
    if (before === undefined) throw new Error("the broker was not killed");
    return countConnects(site) - before;
  }

  return {
    async begin() {
      before = countConnects(site);
      faults.apply("stop");
      await lost.first().waitFor({ state: "attached" });
      faults.clear();
    },
    async isOver() {
      await expect.poll(connects, { timeout: 30_000 }).toBeGreaterThan(0);
      await waitForData();
    },
    connects,
  };
}
