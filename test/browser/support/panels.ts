import type { BrowserContextOptions, Page } from "playwright-core";
import { cookiesOfPlayer, giveCookies } from "./account";
import type { Overheard } from "./chromium";
import { holdCalls, type Release } from "./hold";
import { noteShifts } from "./layout";
import type { TestSite } from "./site";

export interface PanelPage {
  readonly page: Page;
  readonly overheard: Overheard;
  /** Lets go of what `held` keeps back. */
  readonly release: Release;
}

export interface PanelOptions extends BrowserContextOptions {
  /** A part of the path of calls that wait until `release` is called. */
  readonly held?: string;
}

/** A panel as the tests that all panels share need it. */
export interface PanelCase {
  readonly tag: string;
  readonly markup: string;
  /** A player to whom it has something to show. */
  readonly player: string;
  /** A part of the path of its calls. */
  readonly call: string;
}

/** Where a test page stands that holds the markup, with calls that are not tried again for long. */
function printPage(site: TestSite, body: string): string {
  site.sandbox.page("/test/panel", {
    body: `<main><h1>Prova</h1>${body}<p id="below">sotto</p></main>`,
    config: { account: { retryDelay: 10 } },
  });
  return `${site.sandbox.siteUrl}/test/panel`;
}

/** Milliseconds since the login of whoever opens a page by `openPanel`. */
const loggedInFor = 72 * 60 * 1000 + 5000;

/** Cookies as a login some time ago has left them. */
export function cookiesOfLogin(site: TestSite, player: string): Readonly<Record<string, string>> {
  const cookies = cookiesOfPlayer(site, player);
  const loginAt = Date.now() - loggedInFor;
  const name = site.sandbox.model.players.find(player)?.displayName ?? "";
  return { ...cookies, userInfo: JSON.stringify({ name, siteNicknames: [], loginAt }) };
}

/** A page with a panel, as a player or, without a name, as a visitor sees it. */
export async function openPanel(
  site: TestSite,
  body: string,
  player?: string,
  { held, ...options }: PanelOptions = {},
): Promise<PanelPage> {
  const address = printPage(site, body);
  const { page, overheard } = await site.visit("/test/nothing?loader=off", options);
  if (player) await giveCookies(page, site, cookiesOfLogin(site, player));
  // The page without the library has none of its icons either.
  overheard.errors.length = 0;
  await page.addInitScript(noteShifts);
  const release = held ? await holdCalls(page, held) : () => Promise.resolve();
  await page.goto(address);
  return { page, overheard, release };
}

/** Waits for an element that says this state. */
export const inState = (page: Page, tag: string, state: string) =>
  page.locator(`${tag}[data-state="${state}"]`).waitFor();

/** From here on the browser says that it is offline, already while a page loads. */
export const neverOnline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
