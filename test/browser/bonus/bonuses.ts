import type { Page } from "playwright-core";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import type { ConsoleMessages } from "../support/chromium";
import { holdCalls, type Release } from "../support/hold";
import type { TestSite, VisitOptions, WithSandbox } from "../support/site";

export const carousel = "vetrina-bonus-carousel";
export const detail = "vetrina-bonus-detail";

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"/>`;

/** Replaces the bonuses of the sandbox by `count` bonuses with test images. */
export function publish(site: WithSandbox, count: number, change: (index: number) => object = () => ({})) {
  for (const [name, width, height] of [
    ["mobile", 600, 338],
    ["desktop", 1200, 500],
  ] as const) {
    site.sandbox.file(`/test/${name}.svg`, { body: picture(width, height), type: "image/svg+xml" });
  }
  const bonus = (index: number) => ({
    promoId: `promo-${index}`,
    style: "scommesse",
    title: `Bonus ${index}`,
    description: `<p>${index * 10} € di bonus.</p><p><strong>Condizioni:</strong> deposito minimo 10 €.</p>`,
    urlImageHpMobile: `/test/mobile.svg?${index}`,
    urlImageHpDesk: `/test/desktop.svg?${index}`,
    ctaPrimaryLabel: `Vai al bonus ${index}`,
    ctaPrimaryLink: `#bonus-${index}`,
    datePublication: "01/01/2000",
    dateExpiration: "31/12/2099",
    ...change(index),
  });
  site.sandbox.model.bonuses.set(Array.from({ length: count }, (_, index) => bonus(index + 1)));
}

export interface BonusPage {
  readonly page: Page;
  readonly consoleMessages: ConsoleMessages;
  /** Paths of all requests, in order. */
  readonly requested: string[];
  /** Releases the calls that `held` holds back. */
  readonly release: Release;
}

export interface Opening extends VisitOptions {
  /** Pixels of the viewport. */
  readonly width?: number;
  readonly height?: number;
  readonly player?: string;
  readonly query?: string;
  /** Configuration of the page, in addition to that of the sandbox. */
  readonly config?: object;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Part of the path of calls that are held back until `release` is called. */
  readonly held?: string;
}

/** Longer than it takes to open a page, milliseconds. */
export const minute = 60_000;

/** Installs a clock that tests can move. */
export const installClock = (page: Page) => page.clock.install();

/** Requests for bonus images. Some browsers also report the request for the page's icon. */
export const picturesAmong = (requested: readonly string[]) =>
  requested.filter((path) => path.startsWith("/test/") && path.includes(".svg"));

/** Opens a page with a bonus widget, as a player or, without `player`, as a visitor. */
export async function openBonuses(site: TestSite, body: string, opening: Opening = {}): Promise<BonusPage> {
  const { width = 390, height = 800, player, query = "", prepare, held, config = {}, ...options } = opening;
  site.sandbox.page("/test/bonus", {
    body: `<style>body { margin: 0 }</style><main>${body}<p id="below">sotto</p></main>`,
    config: { account: { retryDelayMs: 10 }, ...config },
  });
  const visit = await site.newPage({ viewport: { width, height }, ...options });
  const { page, consoleMessages } = visit;
  if (player) await giveCookies(page, site, cookiesOfPlayer(site, player));
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url().replace(/^https?:\/\/[^/]+/, "")));
  await prepare?.(page);
  const release = held ? await holdCalls(page, held) : () => Promise.resolve();
  await page.goto(`${site.sandbox.siteUrl}/test/bonus${query}`);
  return { page, consoleMessages, requested, release };
}

/** Waits for a state, even if the element has no box. */
export const inState = (page: Page, tag: string, state: string) =>
  page.locator(`${tag}[data-state="${state}"]`).waitFor({ state: "attached" });

export const cards = (page: Page) => page.locator(carousel).getByRole("article", { includeHidden: true });

export const track = (page: Page) => page.locator(`${carousel} .vetrina-carousel-track`);

/** Waits until keen-slider has started. */
export const sliderIsThere = (page: Page) => page.locator(`${carousel} [data-slider]`).waitFor();

export const boxOf = (page: Page, tag: string) =>
  page.locator(tag).evaluate((host) => {
    const { height, top } = host.getBoundingClientRect();
    return { height, top };
  });

/** True if a slide is completely in view. @param index the slide's number, from 0 */
export const isWhole = (page: Page, index: number) =>
  track(page).evaluate((element, at) => {
    const slide = element.children[at]?.getBoundingClientRect();
    const view = element.getBoundingClientRect();
    return slide !== undefined && slide.left >= view.left - 0.5 && slide.right <= view.right + 0.5;
  }, index);
