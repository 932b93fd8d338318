import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import type { ConsoleMessages } from "../support/chromium";
import type { TestSite } from "../support/site";

/** One `pageshow` event of a page. */
interface Showing {
  readonly persisted: boolean;
  /** Reasons why the page was not restored from the cache; null if there are none. */
  readonly reasons: unknown;
}

interface WithShowings {
  readonly showings: readonly Showing[];
}

/** Records the `pageshow` events of every page in the tab. */
function recordShowings(): void {
  const showings: Showing[] = [];
  Object.assign(window, { showings });
  addEventListener("pageshow", ({ persisted }) => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { notRestoredReasons } = navigation as PerformanceEntry & { notRestoredReasons: unknown };
    showings.push({ persisted, reasons: JSON.parse(JSON.stringify(notRestoredReasons)) });
  });
}

/** A page that the visitor leaves and returns to, and another tab of the same visitor. */
export interface CachedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly consoleMessages: ConsoleMessages;
  /** Another tab, with a page of the site without the library. */
  readonly other: Page;
}

const cookiesOfSession = (site: TestSite, player: string) => ({
  ...cookiesOfPlayer(site, player),
  AUTH_SESSION: JSON.stringify({ state: "authenticated", sessionId: "s-1" }),
});

/** @param player the player who is logged in; without one the page is opened as a visitor */
export async function openPage(site: TestSite, url: string, player?: string): Promise<CachedPage> {
  const elsewhere = site.sandbox.page("/test/elsewhere", { library: false, config: false });
  const { page, context, consoleMessages } = await site.visit("/test/elsewhere");
  if (player) await giveCookies(page, site, cookiesOfSession(site, player));
  await page.addInitScript(recordShowings);
  const other = await context.newPage();
  await other.goto(elsewhere);
  await page.goto(site.sandbox.siteUrl + url);
  return { page, context, consoleMessages, other };
}

/** Navigates away from the page, which the browser then keeps in its back/forward cache. */
export const leave = (site: TestSite, page: Page) => page.goto(`${site.sandbox.siteUrl}/test/elsewhere`);

/** Names of the Web Locks that pages of this visitor hold or wait for. */
export const locksOfSite = (other: Page) =>
  other.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].map(({ name }) => name);
  });

/** Expects that cached pages hold no lock and no connection to the platform. */
export async function expectNoLocksOrConnections(site: TestSite, other: Page): Promise<void> {
  await expect.poll(() => site.sandbox.connections()).toBe(0);
  expect(await locksOfSite(other)).toEqual([]);
}

/** Goes back in the history and expects that the page is restored from the cache. */
export async function restoreFromCache(page: Page): Promise<void> {
  // Playwright's `goBack` waits for a `load` event, which a restored page does not have.
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect
    .poll(() =>
      page
        .evaluate(() => (window as unknown as WithShowings).showings)
        // A failed read means that the navigation is still in progress.
        .catch(() => []),
    )
    .toEqual([
      { persisted: false, reasons: null },
      { persisted: true, reasons: null },
    ]);
}
