import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import type { Overheard } from "../support/chromium";
import type { TestSite } from "../support/site";

/** What the browser says of one showing of a page. */
interface Showing {
  readonly persisted: boolean;
  /** Why it was loaded anew instead; null where it was not. */
  readonly reasons: unknown;
}

interface WithShowings {
  readonly showings: readonly Showing[];
}

/** Notes in every page of the tab how it came onto the screen. */
function noteShowings(): void {
  const showings: Showing[] = [];
  Object.assign(window, { showings });
  addEventListener("pageshow", ({ persisted }) => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { notRestoredReasons } = navigation as PerformanceEntry & { notRestoredReasons: unknown };
    showings.push({ persisted, reasons: JSON.parse(JSON.stringify(notRestoredReasons)) });
  });
}

/** A page that the visitor leaves and comes back to, and another tab of the same visitor. */
export interface AsidePage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly overheard: Overheard;
  /** A page of the site without the library, in another tab. */
  readonly other: Page;
}

const cookiesOfSession = (site: TestSite, player: string) => ({
  ...cookiesOfPlayer(site, player),
  AUTH_SESSION: JSON.stringify({ state: "authenticated", sessionId: "s-1" }),
});

/** @param player whose cookies the browser has; without a name it is a visitor's */
export async function openPage(site: TestSite, address: string, player?: string): Promise<AsidePage> {
  const elsewhere = site.sandbox.page("/test/elsewhere", { library: false, config: false });
  const { page, context, overheard } = await site.visit("/test/elsewhere");
  if (player) await giveCookies(page, site, cookiesOfSession(site, player));
  await page.addInitScript(noteShowings);
  const other = await context.newPage();
  await other.goto(elsewhere);
  await page.goto(site.sandbox.siteUrl + address);
  return { page, context, overheard, other };
}

/** Follows a link away from the page, which the browser puts aside. */
export const leave = (site: TestSite, page: Page) => page.goto(`${site.sandbox.siteUrl}/test/elsewhere`);

/** Names of the Web Locks that the pages of this visitor hold or wait for, seen from another tab. */
export const locksOfSite = (other: Page) =>
  other.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].map(({ name }) => name);
  });

/** Nothing is held by the pages that were put aside: no lock, and no connection to the platform. */
export async function expectNothingHeld(site: TestSite, other: Page): Promise<void> {
  await expect.poll(() => site.sandbox.connections()).toBe(0);
  expect(await locksOfSite(other)).toEqual([]);
}

/** Comes back by the browser's own button, and expects the very page that was left. */
export async function comeBack(page: Page): Promise<void> {
  // Playwright's own `goBack` waits for a load, which a page that was put aside does not have.
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect
    .poll(() =>
      page
        .evaluate(() => (window as unknown as WithShowings).showings)
        // The page is just being changed for the other one.
        .catch(() => []),
    )
    .toEqual([
      { persisted: false, reasons: null },
      { persisted: true, reasons: null },
    ]);
}
