import type { BrowserContextOptions, Page } from "playwright-core";
import { cookiesOfPlayer, giveCookies } from "./account";
import type { Overheard } from "./chromium";
import type { TestSite } from "./site";

export interface PanelPage {
  readonly page: Page;
  readonly overheard: Overheard;
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
  options: BrowserContextOptions = {},
): Promise<PanelPage> {
  const address = printPage(site, body);
  const { page, overheard } = await site.visit("/test/nothing?loader=off", options);
  if (player) await giveCookies(page, site, cookiesOfLogin(site, player));
  // The page without the library has none of its icons either.
  overheard.errors.length = 0;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  return { page, overheard };
}

/** Waits for an element that says this state. */
export const inState = (page: Page, tag: string, state: string) =>
  page.locator(`${tag}[data-state="${state}"]`).waitFor();

/** How far things have moved by themselves since the page began. */
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** From here on the browser says that it is offline, already while a page loads. */
export const neverOnline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));

/** All that a page holds, shadow roots and attributes included. */
export const everythingIn = (page: Page) =>
  page.evaluate(() => {
    const serializer = new XMLSerializer();
    const written = (root: Document | ShadowRoot): string => {
      const shadows = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return [serializer.serializeToString(root), ...shadows.map(written)].join("\n");
    };
    return written(document);
  });

export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
