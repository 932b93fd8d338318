import { onTestFinished, vi } from "vitest";
import { createModelFetch } from "../../../sandbox/browser/model-fetch";
import { createModel, type LiveTable, liveCasinoPaths } from "../../../sandbox/model";
import { createConfigStore } from "../../../src/config";
import { HttpFailure } from "../../../src/http/failure";
import { createNetwork } from "../../../src/http/network";
import { createLiveCasino, type OpenTab, type Player } from "../../../src/live-casino";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { createPage } from "../../../src/platform/page";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";
import { createSignal, createTestPage } from "../support/environment";

export const origin = "https://simulated.invalid";
export const start = Date.parse("2026-11-21T08:30:00Z");
export const second = 1000;
export const minute = 60 * second;

/** Simulates a player or a visitor, with calls that the test replies to. */
function createTestPlayer() {
  let controller = new AbortController();
  let isPresent = false;
  let issued = 0;
  const changed = createSignal();
  const calls: string[] = [];
  const failures = new Map<string, Error>();
  let isFree = true;
  const call = async (name: string) => {
    calls.push(name);
    const failure = failures.get(name);
    if (failure) throw failure;
    return `token-${(issued += 1)}`;
  };
  const player: Player = {
    owner: {
      sync: () => undefined,
      isPresent: () => isPresent,
      signal: () => controller.signal,
      onChange: changed.on,
      createAbsentError: () => new Error("no player is logged in"),
      createGoneError: () => new Error("the session ended"),
    },
    isFree: () => isFree,
    requestLogin: vi.fn(),
    registry: () => call("registry"),
    gameSession: () => call("gameSession"),
  };
  const become = (present: boolean) => {
    controller.abort();
    controller = new AbortController();
    isPresent = present;
    changed.send();
  };
  return {
    player,
    calls,
    fail: (name: "registry" | "gameSession", failure: Error = new HttpFailure("status", { status: 500 })) =>
      failures.set(name, failure),
    heal: () => {
      failures.clear();
    },
    logIn: () => {
      become(true);
    },
    logOut: () => {
      become(false);
    },
    restrict: () => {
      isFree = false;
    },
  };
}

/** A browser that opens or blocks tabs. Each tab submits forms until the visitor closes it. */
function createTestTabs() {
  const tab = { post: vi.fn(() => true), close: vi.fn() };
  return { ...tab, open: vi.fn<OpenTab>(() => tab) };
}

/** A live casino on a simulated page with simulated feeds. It uses the fake timers of vitest. */
export function startLiveCasino(
  configuration: Readonly<Record<string, unknown>> = {},
  sessionItems = createMemoryItems(),
) {
  const model = createModel({ time: Date.now });
  const lines: string[] = [];
  const print = (line: string, ...details: unknown[]) =>
    void lines.push([line, ...details].map(String).join(" "));
  const log = createLog(() => "warn", { debug: print, info: print, warn: print, error: print });
  const clock = createClock({ wallNow: Date.now, monotonicNow: () => performance.now() });
  const config = createConfigStore(
    {
      liveCasino: {
        playtech: { feedUrl: origin + liveCasinoPaths.playtechFeed, launchUrl: `${origin}/gioco` },
        evolution: { feedUrl: origin + liveCasinoPaths.evolutionFeed, launchUrl: `${origin}/gioco` },
        ...configuration,
      },
    },
    log,
  );
  const { pageVisibility, connectivity, hide, setOffline } = createTestPage();
  const network = createNetwork({
    settings: () => ({ timeoutMs: 60_000, retryDelayMs: 0 }),
    log,
    clock,
    sessionItems,
    fetch: createModelFetch(model),
    connectivity,
    pageVisibility,
  });
  const testPlayer = createTestPlayer();
  const tabs = createTestTabs();
  const announce = vi.fn();
  const liveCasino = createLiveCasino({
    config,
    log,
    clock,
    page: createPage(),
    network,
    player: testPlayer.player,
    openTab: tabs.open,
    announce,
  });
  onTestFinished(liveCasino.dispose);
  return {
    ...testPlayer,
    liveCasino,
    model,
    config,
    clock,
    lines,
    tabs,
    announce,
    /** Paths and query strings of the calls so far. */
    requestedPaths: () => model.journal.entries().map(({ path }) => path),
    hide,
    setOffline,
    put: (
      gameId: string,
      schedule: LiveTable["schedule"],
      provider: LiveTable["provider"] = "EvolutionGame",
    ) => {
      model.tables.put({ provider, gameId, name: gameId, kind: "roulette", schedule });
    },
  };
}

/** A schedule that opens a table permanently after a delay in milliseconds. */
export const opensIn = (duration: number): LiveTable["schedule"] => ({
  type: "cycle",
  opensAt: Date.now() + duration,
  openFor: 1e12,
  unannouncedFor: 0,
  countdownFor: 0,
});

/** Waits for open calls, without advancing the clock. */
export const settled = () => vi.advanceTimersByTimeAsync(0);
