import type { WritableAtom } from "nanostores";
import type { Page } from "../platform/page";
import type { ItemStore } from "../platform/storage";
import type { Log } from "../utils/log";
import { runningTourKey, seenTourKey } from "./keys";
import { isPageAt } from "./pages";
import { shownStep } from "./progress";
import type { RunningTour, TourEnding, TourState } from "./state";
import type { TourPlan, TourStep } from "./step";
import { readRun, type StoredRun, storeRun } from "./stored-run";

/** What a tour needs from the page around it. */
export interface TourEnvironment {
  readonly $state: WritableAtom<TourState>;
  readonly log: Log;
  readonly page: Pick<Page, "address" | "navigate" | "send">;
  readonly localItems: ItemStore;
  readonly sessionItems: ItemStore;
  /** False if steps on other pages must be skipped, as in a demonstration. */
  readonly canLeave: boolean;
  now(): number;
  /** Resolves with true when the target is visible; with false after `milliseconds`, or when the signal is aborted. */
  awaitTarget(target: string, milliseconds: number, signal: AbortSignal): Promise<boolean>;
  /** Whether the player may be invited to play. */
  mayInvite(): Promise<boolean>;
  /** Resolves when no dialog is open. */
  noDialog(): Promise<void>;
}

/** The tour of a page: at most one runs. */
export interface Tour {
  /** @returns false if no step could be shown */
  start(plan: TourPlan): Promise<boolean>;
  /** Starts a tour that this browser has not seen in this version, when no dialog is open and no other tour runs. */
  startOnce(plan: TourPlan): Promise<boolean>;
  /** Goes on with a tour of the page before, or from before a reload. */
  resume(): Promise<void>;
  /** The next step, or the end after the last one. */
  next(): void;
  previous(): void;
  /** The player wants to leave: asks first, if the tour says so. */
  cancel(): void;
  /** The player's answer to the question. */
  answer(isSure: boolean): void;
  /** Ends the tour without a question. */
  stop(): void;
  /** The player may no longer be invited: leaves a step that does. */
  leaveInvitation(): void;
  /** Takes the tour off a page that is left. It goes on with the next one, or when this page comes back. */
  suspend(): void;
}

type Direction = StoredRun["direction"];

interface Run {
  readonly plan: TourPlan;
  /** Steps whose target never came, which must not be shown to this player, or whose page cannot be reached. */
  readonly skipped: Set<number>;
  index: number;
  /** On this page. */
  hasShown: boolean;
  /** On this page or on one before. */
  hasEverShown: boolean;
  /** Aborted when the tour goes elsewhere. */
  moving: AbortController;
  /** The move that a question has interrupted. */
  interrupted?: readonly [index: number, direction: Direction];
}

export function createTour(environment: TourEnvironment): Tour {
  const { $state, log, page, localItems, sessionItems, canLeave, now } = environment;
  let run: Run | undefined;

  function publish(current: Run, status: RunningTour["status"]): void {
    const { plan, index, skipped, hasShown } = current;
    const { id, version, confirm, keyboard } = plan;
    const step = hasShown ? shownStep(plan.steps, index, skipped) : undefined;
    $state.set({ status, id, version, confirm, keyboard, step });
  }

  const store = ({ plan, skipped, hasEverShown }: Run, index: number, direction: Direction) =>
    storeRun(sessionItems, { plan, index, direction, skipped: [...skipped], hasEverShown }, now());

  function begin(plan: TourPlan, { skipped = [], hasEverShown = false }: Partial<StoredRun> = {}): Run {
    if (run) end("stopped");
    const moving = new AbortController();
    run = { plan, skipped: new Set(skipped), index: -1, hasShown: false, hasEverShown, moving };
    return run;
  }

  function end(how: TourEnding): void {
    if (!run) return;
    const { plan, moving } = run;
    run = undefined;
    moving.abort();
    sessionItems.remove(runningTourKey);
    $state.set({ status: "idle" });
    page.send("vetrina:tour-end", { id: plan.id, version: plan.version, how });
  }

  /** Whether a step can be shown here; undefined if the tour has gone elsewhere meanwhile. */
  async function canShow(step: TourStep, { signal }: AbortController, waitFor: number): Promise<boolean> {
    if (step.invites && !(await environment.mayInvite())) return false;
    if (step.target === "" || signal.aborted) return true;
    const isThere = await environment.awaitTarget(step.target, waitFor, signal);
    if (!isThere && !signal.aborted) log.info(`the tour skips a step: nothing is shown at ${step.target}`);
    return isThere;
  }

  /** @returns false if the page cannot be left, because the tour would be lost */
  function leaveFor(current: Run, step: TourStep, index: number, direction: Direction): boolean {
    if (!canLeave || !store(current, index, direction)) return false;
    page.navigate(step.page);
    return true;
  }

  function show(current: Run, index: number, direction: Direction): void {
    const { plan, skipped, hasEverShown } = current;
    current.index = index;
    current.hasShown = current.hasEverShown = true;
    store(current, index, direction);
    publish(current, "step");
    if (!hasEverShown) localItems.write(seenTourKey(plan.id), plan.version);
    const { position, count, title } = shownStep(plan.steps, index, skipped) ?? {};
    page.send("vetrina:tour-step", { id: plan.id, version: plan.version, position, count, title });
  }

  /**
   * Shows the first step from `from` on, in a direction, that can be shown.
   * @returns false if there is none
   */
  async function go(current: Run, from: number, direction: Direction): Promise<boolean> {
    current.moving.abort();
    const moving = (current.moving = new AbortController());
    current.interrupted = [from, direction];
    publish(current, "waiting");
    const { steps, waitFor } = current.plan;
    for (let index = from; index in steps; index += direction) {
      const step = steps[index];
      if (!step || current.skipped.has(index)) continue;
      if (!isPageAt(step.page, page.address())) {
        if (leaveFor(current, step, index, direction)) return true;
      } else {
        const isShown = await canShow(step, moving, waitFor);
        if (moving.signal.aborted) return true;
        if (isShown) {
          delete current.interrupted;
          show(current, index, direction);
          return true;
        }
      }
      current.skipped.add(index);
    }
    return false;
  }

  async function goForward(current: Run, from: number): Promise<boolean> {
    if (await go(current, from, 1)) return true;
    end(current.hasEverShown ? "finished" : "nothing-to-show");
    return false;
  }

  async function goBack(current: Run, from: number): Promise<void> {
    // Without a step before it, the current one stays.
    if (!(await go(current, from, -1))) await goForward(current, from + 1);
  }

  async function start(plan: TourPlan): Promise<boolean> {
    const current = begin(plan);
    page.send("vetrina:tour-start", { id: plan.id, version: plan.version });
    return goForward(current, 0);
  }

  /** The stored step, or a neighbour of it to which the player went without the tour. */
  function indexHere({ plan, index }: StoredRun): number | undefined {
    const here = page.address();
    return [index, index + 1, index - 1].find((candidate) => {
      const step = plan.steps[candidate];
      return step !== undefined && isPageAt(step.page, here);
    });
  }

  const move = (direction: Direction) => {
    const state = $state.get();
    if (!run || state.status !== "step") return;
    if (direction === 1) void goForward(run, run.index + 1);
    else if (!state.step?.isFirst) void goBack(run, run.index - 1);
  };

  return {
    start,
    async startOnce(plan) {
      const isNew = () =>
        localItems.read(seenTourKey(plan.id)) !== plan.version &&
        !run &&
        sessionItems.read(runningTourKey) === undefined;
      if (!isNew()) return false;
      await environment.noDialog();
      return isNew() && start(plan);
    },
    async resume() {
      const stored = readRun(sessionItems, page.address(), now());
      const index = stored && indexHere(stored);
      if (!stored) sessionItems.remove(runningTourKey);
      if (!stored || index === undefined || run) return;
      const current = begin(stored.plan, stored);
      await environment.noDialog();
      if (run !== current) return;
      const direction = index === stored.index ? stored.direction : index > stored.index ? 1 : -1;
      if (direction === 1) await goForward(current, index);
      else await goBack(current, index);
    },
    next: () => move(1),
    previous: () => move(-1),
    cancel() {
      const state = $state.get();
      if (!run || state.status === "idle" || state.status === "asking") return;
      if (!run.plan.confirm || !state.step) return end("cancelled");
      run.moving.abort();
      publish(run, "asking");
    },
    answer(isSure) {
      if (!run || $state.get().status !== "asking") return;
      if (isSure) return end("cancelled");
      const [from, direction] = run.interrupted ?? [];
      if (from === undefined) publish(run, "step");
      else if (direction === -1) void goBack(run, from);
      else void goForward(run, from);
    },
    stop() {
      // One that waits for another page must not go on there.
      if (!run) sessionItems.remove(runningTourKey);
      end("stopped");
    },
    leaveInvitation() {
      if (run?.plan.steps[run.index]?.invites && run.hasShown) void goForward(run, run.index);
    },
    suspend() {
      if (!run) return;
      run.moving.abort();
      run = undefined;
      $state.set({ status: "idle" });
    },
  };
}
