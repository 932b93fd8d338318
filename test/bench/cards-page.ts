import type { LiveTable } from "../../sandbox/model";
import { bundle } from "../browser/support/bundle";
import { recordConsole, newVisitor } from "../browser/support/chromium";
import type { Bench } from "./bench";
import { type Meter, openMeter } from "./measure";
import { longestTask, watchTasks } from "./page-records";
import type { CardsApi, CardTag, TableState } from "./peers/cards";
import type { AliveTimers } from "./peers/cards/timers";

declare const cards: CardsApi;

const path = "/test/cards";
/** Time until the tables open, ms. They still count down when a round ends. */
const untilOpening = 45 * 60_000;

/** A page with the cards of one contender. */
export interface CardsPage {
  readonly meter: Meter;
  /** Resolves when all cards show their tables. */
  mount(count: number, tableState: TableState): Promise<void>;
  longestTask(): Promise<number>;
  /**
   * Changes the height of the viewport so that `count` cards are in view. Resolves with the actual number.
   */
  showOnly(count: number): Promise<number>;
  /** Scrolls below the cards. Resolves when no card is in view. */
  scrollBelow(): Promise<void>;
  scrollUp(): Promise<void>;
  setHidden(isHidden: boolean): Promise<void>;
  /** Freezes the page with a command of the browser. */
  freeze(): Promise<void>;
  timers(): Promise<AliveTimers>;
  close(): Promise<void>;
}

const schedules: Readonly<Record<TableState, (opensAt: number) => LiveTable["schedule"]>> = {
  open: () => ({ type: "open" }),
  counting: (opensAt) => ({
    type: "cycle",
    opensAt,
    openFor: untilOpening,
    unannouncedFor: 0,
    countdownFor: 0,
  }),
};

/** Adds the tables of the cards to the sandbox's lobby, which Vetrina's cards read. */
function putTables({ sandbox: { model } }: Bench, count: number, tableState: TableState): void {
  const schedule = schedules[tableState](model.clock.now() + untilOpening);
  for (let index = 0; index < count; index += 1) {
    const gameId = `bench-${index}`;
    model.tables.put({
      provider: "EvolutionGame",
      kind: "roulette",
      gameId,
      name: gameId,
      schedule,
    });
  }
}

/** Registers the page that all contenders share. */
export async function addCardsPage({ sandbox }: Bench): Promise<void> {
  const script = await bundle(new URL("./peers/cards/index.ts", import.meta.url), { minify: true });
  sandbox.file("/test/cards.js", { body: script, type: "text/javascript" });
  sandbox.page(path, {
    library: false,
    head: `<style>
      body { margin: 0 }
      #cards { display: grid; grid-template-columns: repeat(5, 240px); gap: 16px }
      #below { block-size: 4000px }
    </style>`,
    body: '<div id="cards"></div><div id="below"></div><script src="/test/cards.js"></script>',
  });
}

/** A new visitor on the page. The contender's element is defined, and there are no cards yet. */
export async function openCards(bench: Bench, tag: CardTag): Promise<CardsPage> {
  const context = await newVisitor(bench.browser);
  const page = await context.newPage();
  const consoleMessages = recordConsole(page);
  const meter = await openMeter(page);
  await page.addInitScript(watchTasks);
  // The page does not use the compressing proxy, because the lobby allows only this origin.
  await page.goto(bench.sandbox.siteUrl + path);
  await page.evaluate((name) => cards.define(name), tag);

  return {
    meter,
    async mount(count, tableState) {
      putTables(bench, count, tableState);
      const wanted = { tag, count, tableState, opensAt: Date.now() + untilOpening };
      await page.evaluate((given) => cards.mount(given), wanted);
      const drawn = await page.evaluate(([name, what]) => cards.countDrawn(name, what), [
        tag,
        tableState,
      ] as const);
      if (drawn !== count || consoleMessages.errors.length > 0)
        throw new Error(`${tag}: ${drawn} of ${count} cards are drawn ${consoleMessages.errors.join(" ")}`);
    },
    longestTask: () => longestTask(page),
    async showOnly(count) {
      const height = await page.evaluate(([name, wanted]) => cards.heightOf(name, wanted), [
        tag,
        count,
      ] as const);
      await page.setViewportSize({ width: 1280, height });
      return page.evaluate((name) => cards.countOnScreen(name), tag);
    },
    scrollBelow: () => page.evaluate((name) => cards.scrollBelow(name), tag),
    scrollUp: () => page.evaluate(() => scrollTo(0, 0)),
    setHidden: (isHidden) => page.evaluate((wanted) => cards.setHidden(wanted), isHidden),
    freeze: async () => {
      await meter.session.send("Page.setWebLifecycleState", { state: "frozen" });
    },
    timers: () => page.evaluate(() => cards.aliveTimers()),
    close: () => context.close(),
  };
}
