import { onTestFinished } from "vitest";
import { createModelFetch } from "../../../sandbox/browser/model-fetch";
import { bonusPaths, createModel, type Fault } from "../../../sandbox/model";
import { type Bonus, readBonus } from "../../../src/bonus/schema";
import { createBonuses } from "../../../src/bonus/service";
import { type ConfigInput, createConfigStore } from "../../../src/config";
import { createNetwork } from "../../../src/http/network";
import { createMemoryItems } from "../../../src/platform/in-memory";
import type { Page } from "../../../src/platform/page";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";

/** The bonus service of a simulated page, with a simulated bonus manager. */
export function startBonuses(
  bonus: ConfigInput["bonus"] = {},
  account: ConfigInput["account"] = {},
  query = "",
  sessionItems = createMemoryItems(),
) {
  const lines: string[] = [];
  const listeners = { connectivity: new Set<() => void>(), pageVisibility: new Set<() => void>() };
  const follow = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  let isOffline = false;
  const model = createModel();
  const print = (line: string, ...details: unknown[]) => void lines.push([line, ...details].join(" "));
  const log = createLog(() => "warn", { debug: print, info: print, warn: print, error: print });
  const origin = "https://servizi.vetrina.test";
  const paths = { ...bonusPaths };
  const config = createConfigStore({ account, bonus: { origin, paths, ...bonus } }, log);
  const device = { wallNow: () => Date.now(), monotonicNow: () => performance.now() };
  // `Date` headers have whole seconds, but these tests need exact instants.
  const clock = { ...createClock(device), synchronise: () => undefined };
  const page = { url: () => new URL(`https://www.vetrina.test/blog${query}`) } as Page;
  const network = createNetwork({
    settings: () => ({ timeoutMs: 60_000, retryDelayMs: 0 }),
    log,
    clock,
    sessionItems,
    fetch: createModelFetch(model),
    connectivity: { isOffline: () => isOffline, onChange: follow(listeners.connectivity) },
    pageVisibility: {
      isHidden: () => false,
      onVisible: follow(listeners.pageVisibility),
      onHidden: () => () => undefined,
    },
  });
  const bonuses = createBonuses({ config, log, clock, page, network });
  onTestFinished(() => {
    bonuses.dispose();
  });
  const report = (set: Set<() => void>) => {
    for (const listener of set) listener();
  };
  return {
    bonuses,
    config,
    lines,
    model,
    /** Sets the response to the next calls to the bonus manager. */
    disturb: (fault: Omit<Fault, "match">) => {
      model.faults.add({ match: "bonus-manager", ...fault });
    },
    /** Paths and query strings of the calls so far. */
    heard: () => model.journal.entries().map(({ path }) => path),
    comeBack: () => {
      report(listeners.pageVisibility);
    },
    setOffline: (next: boolean) => {
      isOffline = next;
      report(listeners.connectivity);
    },
  };
}

/** Bonus that the client reads from the given fields. */
export function bonusOf(fields: Readonly<Record<string, unknown>>): Bonus {
  const bonus = readBonus({ sgadId: "S-1", title: "Bonus", ...fields });
  if (!bonus) throw new Error("these fields make no bonus");
  return bonus;
}
