import type { ItemStore } from "../platform/storage";
import { isRecord } from "../utils/is-record";
import { parseJson } from "../utils/json";
import { runningTourKey } from "./keys";
import { readSteps } from "./read-steps";
import type { TourPlan } from "./step";

/** A tour with its progress, as it survives a reload and goes on over pages. */
export interface StoredRun {
  readonly plan: TourPlan;
  readonly index: number;
  readonly direction: 1 | -1;
  readonly skipped: readonly number[];
  /** True if a step has been shown. */
  readonly hasEverShown: boolean;
}

/** Milliseconds. A tour that was left for longer does not go on. */
const lifetime = 30 * 60_000;

/** @returns false if the browser stores nothing */
export const storeRun = (items: ItemStore, run: StoredRun, now: number): boolean =>
  items.write(runningTourKey, JSON.stringify({ ...run, at: now }));

/** The stored tour; undefined if there is none, or one that is too old or broken. It is checked like any input. */
export function readRun(items: ItemStore, here: URL, now: number): StoredRun | undefined {
  const stored = parseJson(items.read(runningTourKey) ?? "");
  if (!isRecord(stored) || !isRecord(stored.plan)) return undefined;
  const { plan, index, skipped, at, direction, hasEverShown } = stored;
  const { id, version, confirm, keyboard, waitFor } = plan;
  const steps = readSteps(plan.steps, here, () => undefined);
  const isValid =
    typeof at === "number" &&
    Math.abs(now - at) < lifetime &&
    typeof index === "number" &&
    index in steps &&
    typeof id === "string" &&
    typeof version === "string" &&
    typeof waitFor === "number" &&
    Array.isArray(skipped);
  if (!isValid) return undefined;
  return {
    plan: {
      ...{ id, version, waitFor, steps },
      confirm: confirm === "page" ? "page" : confirm === true,
      keyboard: keyboard === true,
    },
    index,
    direction: direction === -1 ? -1 : 1,
    skipped: skipped.filter((item): item is number => typeof item === "number" && item !== index),
    hasEverShown: hasEverShown === true,
  };
}
