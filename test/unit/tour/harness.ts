import { atom } from "nanostores";
import { createMemoryItems } from "../../../src/platform/in-memory";
import type { ItemStore } from "../../../src/platform/storage";
import { readSteps } from "../../../src/tour/read-steps";
import type { TourState } from "../../../src/tour/state";
import type { TourPlan } from "../../../src/tour/step";
import { createTour } from "../../../src/tour/tour";

export interface Options {
  readonly sessionItems?: ItemStore;
  readonly localItems?: ItemStore;
  readonly path?: string;
  readonly now?: () => number;
  readonly canLeave?: boolean;
}

/** Creates a test page with a tour, and records its navigation, events and warnings. */
export function createPage({
  sessionItems = createMemoryItems(),
  localItems = createMemoryItems(),
  path = "/tour",
  now = () => 1000,
  canLeave = true,
}: Options = {}) {
  const $state = atom<TourState>({ status: "idle" });
  const events: (readonly [name: string, detail: unknown])[] = [];
  const visited: string[] = [];
  const complaints: string[] = [];
  const quiet: boolean[] = [];
  const present = new Set<string>();
  const waits = new Map<string, (isThere: boolean) => void>();
  const page = {
    path,
    mayInvite: true,
    forbidInvitations: (): void => undefined,
    dialogs: Promise.resolve(),
  };
  const tour = createTour({
    $state,
    sessionItems,
    localItems,
    now,
    canLeave,
    page: {
      url: () => new URL(page.path, "https://sito.example"),
      navigate: (url) => void visited.push(url),
      send: (name, detail) => Boolean(events.push([name, detail])),
    },
    complain: (message) => void complaints.push(message),
    async awaitTarget(target, _milliseconds, signal, isQuiet) {
      quiet.push(isQuiet);
      const isThere = await new Promise<boolean>((resolve) => {
        if (target === "" || present.has(target)) return resolve(true);
        waits.set(target, resolve);
        signal.addEventListener("abort", () => resolve(false));
      });
      await page.dialogs;
      return isThere;
    },
    mayInvite(onForbidden) {
      page.forbidInvitations = () => {
        page.mayInvite = false;
        onForbidden();
      };
      return Promise.resolve(page.mayInvite);
    },
  });
  const shown = () => {
    const state = $state.get();
    if (state.status === "idle") return "idle";
    return `${state.status} ${state.step?.title ?? "-"} ${state.step?.position ?? "-"}/${state.step?.count ?? "-"}`;
  };
  return {
    tour,
    page,
    present,
    waits,
    events,
    visited,
    complaints,
    quiet,
    shown,
    $state,
    sessionItems,
    localItems,
  };
}

/** Lets all promises of the tour resolve. */
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

export function planOf(steps: readonly object[], options: Partial<TourPlan> = {}): TourPlan {
  return {
    id: "prova",
    version: "1",
    confirm: false,
    keyboard: true,
    waitForMs: 3000,
    ...options,
    steps: readSteps(steps, new URL("https://sito.example/tour"), () => undefined),
  };
}

export const three = [{ title: "Uno" }, { title: "Due" }, { title: "Tre" }];
