import type { Page } from "playwright-core";
import { accountPaths, bonusPaths } from "../../../sandbox/model";
import type { Sandbox } from "../../../sandbox/server";
import { cookiesOfPlayer, giveCookies } from "../../browser/support/account";
import { newVisitor } from "../../browser/support/chromium";
import type { Bench, BenchCase, CaseGroup, Contender, Sample } from "../bench";
import { openMeter } from "../measure";
import { slow, throttle } from "../visit";

/** Time limit in ms. It is long, because a throttled page on a busy machine is slow. */
const timeout = 60_000;

const body = `<main><h1>Prova</h1>
  <vetrina-balance-header>conto</vetrina-balance-header><vetrina-login-modal></vetrina-login-modal>
  <vetrina-bonus-carousel data-limit="4">bonus</vetrina-bonus-carousel>
  ${"<p>Un testo del sito, che sta sotto il carosello.</p>".repeat(40)}</main>`;

/**
 * Paths of the page whose loader starts reads and connections early, and of the page whose loader does not.
 */
const ways = { early: "/test/arrival", late: "/test/arrival-late" } as const;

/** Registers the same page twice: in the second one the loader finds no configuration, so it reads nothing early. */
function addPages(sandbox: Sandbox): void {
  const config = (origin: string) =>
    JSON.stringify({ account: { origin, paths: accountPaths }, bonus: { origin, paths: bonusPaths } });
  sandbox.page(ways.early, {
    config: false,
    head: ({ accountOrigin }) =>
      `<script type="application/json" id="vetrina-config">${config(accountOrigin)}</script>`,
    body,
  });
  sandbox.page(ways.late, {
    config: false,
    head: ({ accountOrigin }) =>
      `<script>window.Vetrina = { q: [(vetrina) => vetrina.configure(${config(accountOrigin)})] }</script>`,
    body,
  });
}

const carousel = 'document.querySelector("vetrina-bonus-carousel")?.shadowRoot?.querySelector("img")';
const header = 'document.querySelector("vetrina-balance-header")?.shadowRoot';

/** Script that runs before the page's own scripts and records when the header first shows an amount. */
const watchBalance = `
  const look = () => {
    if (/\\d,\\d\\d/.test(${header}?.textContent ?? "")) window.benchBalance = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Script that runs before the page's own scripts and gives all files the same priority. */
const withoutPriorities = `
  const before = window.fetch;
  window.fetch = (input, options) => before(input, options && { ...options, priority: "auto" });
`;

async function readTimes(page: Page, isPlayer: boolean): Promise<Sample> {
  await page.waitForFunction(`${carousel}?.complete && ${carousel}.currentSrc`, undefined, { timeout });
  const requested = await page.evaluate<number>(
    `performance.getEntriesByName(${carousel}.currentSrc)[0].startTime`,
  );
  if (!isPlayer) return { "first picture requested ms": requested };
  await page.waitForFunction("window.benchBalance > 0", undefined, { timeout });
  const shown = await page.evaluate<number>("window.benchBalance");
  return { "balance shown ms": shown, "first picture requested ms": requested };
}

/** A first visit with an empty cache. */
async function visit(
  { browser }: Bench,
  sandbox: Sandbox,
  way: keyof typeof ways,
  isPlayer: boolean,
): Promise<Sample> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    if (isPlayer) await giveCookies(page, { sandbox }, cookiesOfPlayer({ sandbox }));
    const { session } = await openMeter(page);
    await throttle(session, slow);
    await page.addInitScript(watchBalance);
    if (way === "late") await page.addInitScript(withoutPriorities);
    await page.goto(sandbox.siteUrl + ways[way], { timeout });
    return await readTimes(page, isPlayer);
  } finally {
    await context.close();
  }
}

function arrivalCase(bench: Bench, isPlayer: boolean): BenchCase {
  const builds: readonly (readonly [name: string, sandbox: Sandbox])[] = [
    ["React", bench.sandbox],
    ...(bench.light ? [["light", bench.light] as const] : []),
  ];
  const { before } = bench;
  const older: readonly Contender[] = before
    ? [{ name: "build of --before", measure: () => visit(bench, before, "early", isPlayer) }]
    : [];
  const current = builds.flatMap(([name, sandbox]): Contender[] => [
    { name: `${name}, without early reads`, measure: () => visit(bench, sandbox, "late", isPlayer) },
    { name, measure: () => visit(bench, sandbox, "early", isPlayer) },
  ]);
  const missing = bench.light ? "" : "; light build NOT MEASURED, because not built";
  return {
    title: `Arrival of data for a ${isPlayer ? "player" : "visitor"}, ${slow.title}`,
    note: `header, login modal and carousel, first visit, since the request of the page; without early reads, connections and priorities for comparison${missing}`,
    contenders: [...older, ...current],
  };
}

/**
 * Time until the data arrive: the loader starts public reads and connections alongside the chunks (decision
 * 36).
 */
export const arrival: CaseGroup = {
  name: "arrival",
  prepare(bench) {
    for (const sandbox of [bench.sandbox, bench.light, bench.before]) if (sandbox) addPages(sandbox);
    return Promise.resolve([arrivalCase(bench, false), arrivalCase(bench, true)]);
  },
};
