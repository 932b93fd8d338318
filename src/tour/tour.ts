import type { WritableAtom } from "nanostores";
import type { Page } from "../platform/page";
import type { ItemStore } from "../platform/storage";
import { isPageAt } from "./pages";
import {
  type RunningTour,
  runningTourKey,
  seenTourKey,
  type ShownStep,
  shownStep,
  type TourEnding,
  type TourState,
} from "./state";
import type { TourPlan, TourStep } from "./step";
import { readRun, type StoredRun, storeRun } from "./stored-run";

/** Dependencies of a tour on the page around it. */
export interface TourEnvironment {
  readonly $state: WritableAtom<TourState>;
  readonly page: Pick<Page, "url" | "navigate" | "send">;
  readonly localItems: ItemStore;
  readonly sessionItems: ItemStore;
  /** False if steps on other pages must be skipped, as in demo mode. */
  readonly canLeave: boolean;
  now(): number;
  complain(message: string): void;
  /**
   * Resolves with true when no dialog is open and the target, if there is one, is visible: no step is shown
   * over a dialog. Resolves with false if the target is still missing after `milliseconds`, or when the
   * signal is aborted.
   *
   * @param isQuiet true to wait also until nobody is typing
   */
  awaitTarget(target: string, milliseconds: number, signal: AbortSignal, isQuiet: boolean): Promise<boolean>;
  /**
   * Whether the site may invite the player to play.
   *
   * @param onForbidden called each time invitations become forbidden later; only the function of the first
   * call is used
   */
  mayInvite(onForbidden: () => void): Promise<boolean>;
}

/** The tour of a page. At most one tour runs. */
export interface Tour {
  /**
   * Starts a tour.
   * @returns false if no step could be shown, or if the tour was stopped earlier, for example by another tour
   */
  start(plan: TourPlan): Promise<boolean>;
  /**
   * Starts a tour if this browser has not shown this version of it, unless another tour is running or stored.
   */
  startOnce(plan: TourPlan): Promise<boolean>;
  /** Continues a tour from the previous page, or from before a reload. */
  resume(arrival: Arrival): Promise<void>;
  /** Shows the next step, or ends the tour after the last one. */
  next(): void;
  previous(): void;
  /**
   * Called when the player wants to leave the tour. Shows the confirmation question first, if the tour has
   * one.
   */
  cancel(): void;
  /** Called with the player's reply to the confirmation question. */
  answer(isSure: boolean): void;
  /** Ends the tour without a confirmation question. */
  stop(): void;
  /**
   * Removes the tour from a page that the visitor leaves. The tour continues on the next page, or when this
   * page is restored.
   */
  suspend(): void;
}

/**
 * How the visitor reached this page, and the page's HTTP status, from the browser's navigation timing. In
 * older browsers the status is undefined.
 */
export type Arrival = Partial<Pick<PerformanceNavigationTiming, "type" | "responseStatus">>;

type Direction = StoredRun["direction"];

/** Milliseconds after which the tour stops waiting for a page. */
const pageWait = 10_000;

/** The running tour. Its `index` is that of the step on this page, or -1 before the first step. */
type Run = { -readonly [Field in keyof StoredRun]: StoredRun[Field] };

/** The fields that all events of a tour have. */
const idOf = ({ plan: { id, version } }: Run) => ({ id, version });

export function createTour(environment: TourEnvironment): Tour {
  const { $state, page, localItems, sessionItems, now } = environment;
  let run: Run | undefined;
  /** Aborted when the tour moves to another step. */
  let moving = new AbortController();
  /** Repeats a move to another step that the confirmation question has interrupted. */
  let repeat: (() => unknown) | undefined;

  const complain = ({ plan }: StoredRun, index: number, what = "its page did not load") =>
    environment.complain(`tour step ${(plan.steps[index]?.index ?? index) + 1}: ${what}`);

  const isHere = (step: TourStep | undefined) => step && isPageAt(step.page, page.url());

  function publish({ plan, index, skipped }: Run, status: RunningTour["status"]) {
    const step = shownStep(plan.steps, index, skipped);
    $state.set({ ...plan, status, step });
    return step;
  }

  const store = (current: Run, index: number, direction: Direction, isLeaving = false) =>
    storeRun(sessionItems, { ...current, index, direction, isLeaving }, now());

  function begin(stored: Omit<StoredRun, "index">): Run {
    end("stopped");
    return (run = { ...stored, index: -1 });
  }

  function close(): void {
    moving.abort();
    run = undefined;
    $state.set({ status: "idle" });
  }

  function end(how: TourEnding): void {
    const ended = run;
    if (!ended) return;
    sessionItems.remove(runningTourKey);
    close();
    page.send("vetrina:tour-end", { ...idOf(ended), how });
  }

  function show(current: Run, index: number, direction: Direction): void {
    const { plan, hasShown } = current;
    Object.assign(current, { index, hasShown: true, isQuiet: false });
    repeat = undefined;
    store(current, index, direction);
    const { position, count, title } = publish(current, "step") as ShownStep;
    if (!hasShown) localItems.write(seenTourKey(plan.id), plan.version);
    page.send("vetrina:tour-step", { ...idOf(current), position, count, title });
  }

  /** Whether a step of this page can be shown now or within the time that its target may take. */
  const canShow = async ({ invites, target }: TourStep, { plan, isQuiet }: Run, signal: AbortSignal) =>
    // If the player's restrictions are unknown, the step is skipped.
    (!invites || (await environment.mayInvite(leaveInvitation).catch(() => false))) &&
    environment.awaitTarget(target, plan.waitForMs, signal, isQuiet);

  /**
   * Leaves for the page of a step. Resolves with false if that page does not load, or when the tour moves to
   * another step.
   */
  async function leave(current: Run, index: number, direction: Direction, signal: AbortSignal) {
    const { page: url } = current.plan.steps[index] as TourStep;
    const mayLeave = await environment.awaitTarget("", 0, signal, current.isQuiet);
    const home = (current.home ??= page.url().href);
    if (!mayLeave || !environment.canLeave) return false;
    if (!store(current, index, direction, true)) {
      complain(current, index, "the browser stores nothing, so other pages are skipped");
      return false;
    }
    page.navigate(home.replace(/[?#].*/, "") === url ? home : url);
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, pageWait);
      signal.onabort = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
    if (!signal.aborted) complain(current, index);
    return false;
  }

  /**
   * Shows the first possible step in a direction, starting at `from`. After the last step the tour ends;
   * before the first step the search changes its direction.
   *
   * @returns false if no step can be shown, or if the tour was stopped before it has shown one
   */
  async function go(current: Run, from: number, direction: Direction): Promise<boolean> {
    moving.abort();
    const { signal } = (moving = new AbortController());
    repeat = () => go(current, from, direction);
    publish(current, "waiting");
    for (let index = from; ; index += direction) {
      const step = current.plan.steps[index];
      if (!step) break;
      if (current.skipped.includes(index)) continue;
      const isReady = await (isHere(step)
        ? canShow(step, current, signal)
        : leave(current, index, direction, signal));
      if (signal.aborted) return current.hasShown;
      if (isReady) {
        show(current, index, direction);
        return true;
      }
      current.skipped = [...current.skipped, index];
    }
    if (direction < 0) return go(current, from + 1, 1);
    end(current.hasShown ? "finished" : "nothing-to-show");
    return false;
  }

  /** Called when invitations become forbidden. If the current step invites to play, moves to another step. */
  function leaveInvitation(): void {
    if (run?.plan.steps[run.index]?.invites) void go(run, run.index, 1);
  }

  function start(plan: TourPlan, isQuiet = false): Promise<boolean> {
    const current = begin({ plan, direction: 1, skipped: [], hasShown: false, isQuiet });
    page.send("vetrina:tour-start", idOf(current));
    return go(current, 0, 1);
  }

  function move(direction: Direction): void {
    const state = $state.get();
    if (!run || state.status !== "step" || (direction < 0 && state.step?.isFirst)) return;
    void go(run, run.index + direction, direction);
  }

  return {
    start: (plan) => start(plan),
    async startOnce(plan) {
      const isSeen = localItems.read(seenTourKey(plan.id)) === plan.version;
      return !isSeen && !run && sessionItems.read(runningTourKey) === undefined && start(plan, true);
    },
    async resume({ type, responseStatus = 0 }) {
      const stored = readRun(sessionItems, page.url(), now());
      if (!stored) return sessionItems.remove(runningTourKey);
      const { plan, index, direction, skipped, isLeaving, at = 0 } = stored;
      const isAt = (offset: number) => isHere(plan.steps[index + offset]);
      // True if the page for which the tour left did not load, or if another page replaced it.
      const isLost = isLeaving && (responseStatus >= 400 || !isAt(0));
      const isRedirected = isLost && type === "navigate" && now() - at < pageWait;
      // The stored step, or a neighbouring step whose page the player opened without the tour.
      const offset = isRedirected ? direction : ([0, 1, -1] as const).find(isAt);
      if (run || offset === undefined) return;
      if (isLost) complain(stored, index);
      const next = index + offset;
      // If all steps of this page were skipped, the page may have loaded after the tour stopped waiting for
      // it, so the next step is tried again. Otherwise, the tour does not wait for a missing target again.
      const isNew = !plan.steps.some((step, other) => isHere(step) && !skipped.includes(other));
      const left = isNew ? skipped.filter((other) => other !== next) : skipped;
      const current = begin({ ...stored, skipped: isLost ? [...left, index] : left });
      store(current, next, direction);
      await go(current, next, offset || direction);
    },
    next: () => move(1),
    previous: () => move(-1),
    cancel() {
      const state = $state.get();
      if (!run || state.status === "idle" || state.status === "asking") return;
      if (!state.confirm || !state.step) return end("cancelled");
      moving.abort();
      publish(run, "asking");
    },
    answer(isSure) {
      if (!run || $state.get().status !== "asking") return;
      if (isSure) end("cancelled");
      else if (repeat) repeat();
      else publish(run, "step");
    },
    stop: () => end("stopped"),
    suspend: close,
  };
}
