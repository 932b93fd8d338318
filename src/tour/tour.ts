import type { WritableAtom } from "nanostores";
import type { Page } from "../platform/page";
import type { ItemStore } from "../platform/storage";
import { runningTourKey, seenTourKey } from "./keys";
import { isPageAt } from "./pages";
import { shownStep } from "./progress";
import type { RunningTour, ShownStep, TourEnding, TourState } from "./state";
import type { TourPlan, TourStep } from "./step";
import { readRun, type StoredRun, storeRun } from "./stored-run";

/** What a tour needs from the page around it. */
export interface TourEnvironment {
  readonly $state: WritableAtom<TourState>;
  readonly page: Pick<Page, "address" | "navigate" | "send">;
  readonly localItems: ItemStore;
  readonly sessionItems: ItemStore;
  /** False if steps on other pages must be skipped, as in a demonstration. */
  readonly canLeave: boolean;
  now(): number;
  /**
   * Resolves with true when the target is visible, if there is one, and no dialog is open: no step is shown over one.
   * Resolves with false if the target is missing for so long, or when the signal is aborted.
   */
  awaitTarget(target: string, milliseconds: number, signal: AbortSignal): Promise<boolean>;
  /** Whether the player may be invited to play. */
  mayInvite(): Promise<boolean>;
}

/** The tour of a page: at most one runs. */
export interface Tour {
  /** @returns false if no step could be shown */
  start(plan: TourPlan): Promise<boolean>;
  /** Starts a tour that this browser has not seen in this version, unless another one runs or rests. */
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
  /** The step that this page shows; -1 before the first. */
  index: number;
  /** True if a step has been shown, here or on a page before. */
  hasShown: boolean;
  /** Aborted when the tour goes elsewhere. */
  moving: AbortController;
  /** Repeats a move that a question has interrupted. */
  repeat?: (() => unknown) | undefined;
}

export function createTour(environment: TourEnvironment): Tour {
  const { $state, page, localItems, sessionItems, now } = environment;
  let run: Run | undefined;

  const emit = (name: `vetrina:${string}`, { plan: { id, version } }: Run, detail?: object) =>
    page.send(name, { id, version, ...detail });

  function publish({ plan, index, skipped }: Run, status: RunningTour["status"]) {
    const step = shownStep(plan.steps, index, skipped);
    $state.set({ ...plan, status, step });
    return step;
  }

  const store = ({ plan, skipped, hasShown }: Run, index: number, direction: Direction) =>
    storeRun(sessionItems, { plan, index, direction, skipped: [...skipped], hasShown }, now());

  function begin(plan: TourPlan, { skipped, hasShown = false }: Partial<StoredRun> = {}): Run {
    end("stopped");
    run = { plan, skipped: new Set(skipped), index: -1, hasShown, moving: new AbortController() };
    return run;
  }

  function close(): void {
    run?.moving.abort();
    run = undefined;
    $state.set({ status: "idle" });
  }

  function end(how: TourEnding): void {
    const ended = run;
    if (!ended) return;
    sessionItems.remove(runningTourKey);
    close();
    emit("vetrina:tour-end", ended, { how });
  }

  function show(current: Run, index: number, direction: Direction): void {
    const { plan, hasShown } = current;
    Object.assign(current, { index, hasShown: true, repeat: undefined });
    store(current, index, direction);
    const { position, count, title } = publish(current, "step") as ShownStep;
    if (!hasShown) localItems.write(seenTourKey(plan.id), plan.version);
    emit("vetrina:tour-step", current, { position, count, title });
  }

  /** Whether a step of this page can be shown, now or within the time for which its target is waited for. */
  const canShow = async ({ invites, target }: TourStep, waitFor: number, signal: AbortSignal) =>
    (!invites || (await environment.mayInvite().catch(() => false))) &&
    environment.awaitTarget(target, waitFor, signal);

  /**
   * Shows the first step from `from` on, in a direction, that can be shown. Behind the last one the tour ends; before the
   * first one it turns.
   *
   * @returns false if there is none
   */
  async function go(current: Run, from: number, direction: Direction): Promise<boolean> {
    const { plan, skipped } = current;
    current.moving.abort();
    const { signal } = (current.moving = new AbortController());
    current.repeat = () => go(current, from, direction);
    publish(current, "waiting");
    for (let index = from; ; index += direction) {
      const step = plan.steps[index];
      if (!step) break;
      if (skipped.has(index)) continue;
      if (isPageAt(step.page, page.address())) {
        const isShown = await canShow(step, plan.waitFor, signal);
        if (signal.aborted) return true;
        if (isShown) {
          show(current, index, direction);
          return true;
        }
      } else if (environment.canLeave && store(current, index, direction)) {
        page.navigate(step.page);
        return true;
      }
      skipped.add(index);
    }
    if (direction < 0) return go(current, from + 1, 1);
    end(current.hasShown ? "finished" : "nothing-to-show");
    return false;
  }

  function start(plan: TourPlan): Promise<boolean> {
    const current = begin(plan);
    emit("vetrina:tour-start", current);
    return go(current, 0, 1);
  }

  function move(direction: Direction): void {
    const state = $state.get();
    if (!run || state.status !== "step" || (direction < 0 && state.step?.isFirst)) return;
    void go(run, run.index + direction, direction);
  }

  return {
    start,
    async startOnce(plan) {
      const isSeen = localItems.read(seenTourKey(plan.id)) === plan.version;
      return !isSeen && !run && sessionItems.read(runningTourKey) === undefined && start(plan);
    },
    async resume() {
      const stored = readRun(sessionItems, page.address(), now());
      if (!stored) return sessionItems.remove(runningTourKey);
      // The stored step, or a neighbour of it to which the player went without the tour.
      const offset = ([0, 1, -1] as const).find((candidate) => {
        const step = stored.plan.steps[stored.index + candidate];
        return step && isPageAt(step.page, page.address());
      });
      if (run || offset === undefined) return;
      await go(begin(stored.plan, stored), stored.index + offset, offset || stored.direction);
    },
    next: () => move(1),
    previous: () => move(-1),
    cancel() {
      const state = $state.get();
      if (!run || state.status === "idle" || state.status === "asking") return;
      if (!state.confirm || !state.step) return end("cancelled");
      run.moving.abort();
      publish(run, "asking");
    },
    answer(isSure) {
      if (!run || $state.get().status !== "asking") return;
      if (isSure) end("cancelled");
      else if (run.repeat) run.repeat();
      else publish(run, "step");
    },
    stop() {
      // One that waits for another page must not go on there.
      sessionItems.remove(runningTourKey);
      end("stopped");
    },
    leaveInvitation() {
      if (run?.plan.steps[run.index]?.invites) void go(run, run.index, 1);
    },
    suspend: close,
  };
}
