import type { ItemStore } from "../platform/storage";
import { parseJson, stringifyJson } from "../utils/json";
import { readSteps } from "./read-steps";
import { runningTourKey } from "./state";
import type { TourPlan } from "./step";

/** A tour with its progress. It survives a reload and continues on other pages. */
export interface StoredRun {
  readonly plan: TourPlan;
  readonly index: number;
  readonly direction: 1 | -1;
  /**
   * Skipped steps: their target never appeared, the player must not see them, or their page cannot be
   * reached.
   */
  readonly skipped: readonly number[];
  /** True if a step has been shown. */
  readonly hasShown: boolean;
  /** True before the first step of a tour that started automatically. */
  readonly isQuiet: boolean;
  /**
   * URL of the first page that the tour left. The page may need its query string even if no step contains it.
   */
  readonly home?: string;
  /** True while the tour is leaving for the page of the step. */
  readonly isLeaving?: boolean;
  /** When the tour was stored, milliseconds since 1970. */
  readonly at?: number;
}

/** Milliseconds after which a stored tour does not continue. */
const lifetime = 30 * 60_000;

/**
 * Stores a tour.
 * @returns false if the browser does not store anything
 */
export const storeRun = (items: ItemStore, run: StoredRun, now: number): boolean =>
  items.write(runningTourKey, stringifyJson({ ...run, at: now }));

/** The stored tour; undefined if there is none, or if it is too old or broken. Its steps are checked like any input. */
export function readRun(items: ItemStore, here: URL, now: number): StoredRun | undefined {
  const stored = parseJson(items.read(runningTourKey) ?? "") as Partial<StoredRun> | undefined;
  const { plan, index = -1, skipped, at = 0 } = stored ?? {};
  const steps = readSteps(plan?.steps, here, () => undefined).map((step) => ({
    ...step,
    // The index in the author's list, which also counts the steps that were left out when the list was read.
    index: plan?.steps[step.index]?.index ?? step.index,
  }));
  if (!plan || !steps[index] || !Array.isArray(skipped) || now - at > lifetime) return undefined;
  return { ...(stored as StoredRun), plan: { ...plan, steps } };
}
