import type { BrowserContextOptions, Page, Route } from "playwright-core";
import type { LiveTable } from "../../../sandbox/model";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import { pauseClock, rendered } from "../support/clock";
import { holdCalls } from "../support/hold";
import type { TestSite, WithSandbox } from "../support/site";

export const tag = "vetrina-live-casino-card";
export const second = 1000;
export const minute = 60 * second;

export const feeds = { evolution: "evolution/tables", playtech: "playtech/tables" } as const;

/** Markup of a card. */
export const card = (gameId: string, attributes = 'data-provider="EvolutionGame"') =>
  `<${tag} ${attributes} data-game-id="${gameId}" data-heading="Tavolo ${gameId}"
    data-image="/assets/live-casino/roulette.webp"><a href="/live-casino">Tavolo ${gameId}</a></${tag}>`;

/** A schedule that opens a table after `duration` milliseconds and does not close it again. */
export const opensIn = (site: WithSandbox, duration: number): LiveTable["schedule"] => ({
  type: "cycle",
  opensAt: site.sandbox.model.clock.now() + duration,
  openFor: 1e12,
  unannouncedFor: 0,
  countdownFor: 0,
});

/** Adds a table of EvolutionGame to the model. */
export function putTable(site: WithSandbox, gameId: string, schedule: LiveTable["schedule"]): void {
  site.sandbox.model.tables.put({
    provider: "EvolutionGame",
    kind: "roulette",
    gameId,
    name: `Tavolo ${gameId}`,
    schedule,
  });
}

/**
 * Sets the four countdown digits of each table in the feed of EvolutionGame. They stay the same in every
 * read.
 */
export function setCounters(site: WithSandbox, counters: Readonly<Record<string, string>>): void {
  const tables = Object.entries(counters).map(([gameId, [a, b, c, d]]) => ({
    gameId,
    open: false,
    addCounter: true,
    minutesFirst: Number(a),
    minutesSecond: Number(b),
    secondsFirst: Number(c),
    secondsSecond: Number(d),
  }));
  site.sandbox.model.tables.overrideFeed("EvolutionGame", tables);
}

export interface OpenOptions {
  readonly player?: string;
  readonly browser?: BrowserContextOptions;
  readonly liveCasino?: Readonly<Record<string, unknown>>;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly query?: string;
  /** Part of the path of calls that are held back until `release` is called. */
  readonly held?: string;
}

/** Served as a file, because strict policies forbid inline styles. */
const grid =
  ".grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 16px }";

/** Opens a page with cards, as a player or, without `player`, as a visitor. */
export async function openCards(site: TestSite, body: string, options: OpenOptions = {}) {
  const { player, browser, liveCasino = {}, prepare, query = "", held } = options;
  const style = site.sandbox.file("/test/cards.css", { body: grid, type: "text/css" });
  site.sandbox.page("/test/cards", {
    head: `<link rel="stylesheet" href="${style}" />`,
    body: `<main><h1>Prova</h1><h2>Tavoli</h2><div class="grid">${body}</div><p id="below">sotto</p></main>
      <vetrina-login-modal><p slot="legal">18+</p></vetrina-login-modal>`,
    config: { account: { retryDelayMs: 10, refreshAfterMs: 0 }, liveCasino },
  });
  const { page, consoleMessages, context } = await site.newPage(browser);
  if (player) await giveCookies(page, site, cookiesOfPlayer(site, player));
  await prepare?.(page);
  const release = held ? await holdCalls(page, held) : () => Promise.resolve();
  await page.goto(`${site.sandbox.siteUrl}/test/cards${query}`);
  return { page, consoleMessages, context, release };
}

/** Locators of the first card of a table. */
export function cardParts(page: Page, gameId: string) {
  const host = page.locator(`${tag}[data-game-id="${gameId}"]`).first();
  return {
    host,
    badge: host.locator('[part="badge"]'),
    timer: host.getByRole("timer"),
    digits: host.locator(".vetrina-countdown-digits"),
    enter: host.getByRole("button", { name: "Vai al tavolo" }),
    inState: (state: string) =>
      page.locator(`${tag}[data-game-id="${gameId}"][data-state="${state}"]`).waitFor(),
  };
}

/** Records the events of the cards from the start of the document. */
export const recordEvents = (page: Page) =>
  page.addInitScript(() => {
    const recorded: string[] = [];
    Object.assign(window, { recorded });
    for (const name of ["vetrina:table-open", "vetrina:game-launch"])
      document.addEventListener(name, (event) =>
        recorded.push(`${name} ${JSON.stringify((event as CustomEvent<unknown>).detail)}`),
      );
  });

export const recordedEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorded: string[] }).recorded);

/** Tracks the page's pending timers of at most one second. Timers of polls are longer. */
export const trackTimers = (page: Page) =>
  page.addInitScript(() => {
    const waiting = new Set<unknown>();
    Object.assign(window, { waiting });
    const { setTimeout: set, clearTimeout: clear, setInterval: repeat } = window;
    window.setTimeout = ((run: () => void, delay = 0, ...rest: []) => {
      const id = set(() => {
        waiting.delete(id);
        run(...rest);
      }, delay);
      if (delay > 0 && delay <= 1000) waiting.add(id);
      return id;
    }) as typeof set;
    window.clearTimeout = ((id: number) => {
      waiting.delete(id);
      clear(id);
    }) as typeof clear;
    window.setInterval = ((run: () => void, delay = 0) => {
      const id = repeat(run, delay);
      waiting.add(id);
      return id;
    }) as typeof repeat;
  });

export const pendingTimers = (page: Page) =>
  page.evaluate(() => (window as unknown as { waiting: Set<unknown> }).waiting.size);

/**
 * Holds back the lobby's response until the page's clock is paused, so that countdowns start exactly then.
 * The cards mount before the pause, because timers that they start after it would never end.
 */
export async function holdFeed(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let markRequested: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    markRequested = resolve;
  });
  const hold = async (route: Route) => {
    const answer = await route.fetch();
    markRequested();
    await released;
    await route.fulfill({ response: answer });
  };
  await page.route(`**/${feeds.evolution}`, hold, { times: 1 });
  return async () => {
    await requested;
    await page.locator(`${tag}[data-state]`).first().waitFor();
    await rendered(page);
    await pauseClock(page);
    release();
  };
}
