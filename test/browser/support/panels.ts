import type { Locator, Page } from "playwright-core";
import { cookiesOfPlayer, giveCookies } from "./account";
import { textIn } from "./cards";
import type { ConsoleMessages } from "./chromium";
import { holdCalls, type Release } from "./hold";
import type { TestSite, VisitOptions } from "./site";

export interface PanelPage {
  readonly page: Page;
  readonly consoleMessages: ConsoleMessages;
  /** Releases the calls that `held` holds back. */
  readonly release: Release;
}

export interface PanelOptions extends VisitOptions {
  /** Part of the path of calls that are held back until `release` is called. */
  readonly held?: string;
}

/** Data of a panel for the tests that all panels share. */
export interface PanelCase {
  readonly tag: string;
  readonly markup: string;
  /** A player for whom the panel has data. */
  readonly player: string;
  /** Part of the path of the panel's calls. */
  readonly call: string;
}

/** Registers a test page with the markup and a short retry delay. @returns its URL */
function printPage(site: TestSite, body: string): string {
  site.sandbox.page("/test/panel", {
    body: `<main><h1>Prova</h1>${body}<p id="below">sotto</p></main>`,
    config: { account: { retryDelayMs: 10 } },
  });
  return `${site.sandbox.siteUrl}/test/panel`;
}

/** Milliseconds since the login of the player in `openPanel`. */
const timeSinceLogin = 72 * 60 * 1000 + 5000;

/** Cookies of a player who logged in `timeSinceLogin` ago. */
export function cookiesOfLogin(site: TestSite, player: string): Readonly<Record<string, string>> {
  const cookies = cookiesOfPlayer(site, player);
  const loginAt = Date.now() - timeSinceLogin;
  const name = site.sandbox.model.players.find(player)?.displayName ?? "";
  return { ...cookies, userInfo: JSON.stringify({ name, siteNicknames: [], loginAt }) };
}

/** Opens a page with a panel, as a player or, without `player`, as a visitor. */
export async function openPanel(
  site: TestSite,
  body: string,
  player?: string,
  { held, ...options }: PanelOptions = {},
): Promise<PanelPage> {
  const url = printPage(site, body);
  const { page, consoleMessages } = await site.newPage(options);
  if (player) await giveCookies(page, site, cookiesOfLogin(site, player));
  const release = held ? await holdCalls(page, held) : () => Promise.resolve();
  await page.goto(url);
  return { page, consoleMessages, release };
}

/** Waits until an element has the given state. */
export const inState = (page: Page, tag: string, state: string) =>
  page.locator(`${tag}[data-state="${state}"]`).waitFor();

export const setAttribute = (element: Locator, name: string, value: string) =>
  element.evaluate((host, [key, text]) => host.setAttribute(key, text), [name, value] as const);

/**
 * Functions for the tests of one gamification panel.
 *
 * @param markup markup of the panel that `openReady` opens
 */
export function panelOf(site: TestSite, tag: string, markup = `<${tag}>Titolo</${tag}>`) {
  const card = (page: Page, name: string) => page.locator(tag).getByRole("article", { name });
  const isReady = (page: Page) => page.locator(`${tag}[data-state="ready"]`).first().waitFor();
  return {
    card,
    cards: (page: Page) => page.locator(tag).getByRole("article"),
    textOf: (page: Page, name: string) => textIn(card(page, name)),
    isReady,
    /** Opens the panel for Giulia, and waits for its data. */
    async openReady(body = markup, options?: PanelOptions) {
      const opened = await openPanel(site, body, "giulia", options);
      await isReady(opened.page);
      return opened;
    },
  };
}

/** Sets `navigator.onLine` to false in all pages that load after this call. */
export const neverOnline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
