import { atom, type ReadableAtom } from "nanostores";
import type { PageVisibility } from "../platform/page-visibility";
import type { Clock } from "../time/clock";
import type { Connectivity } from "../platform/connectivity";
import { HttpFailure, isAborted } from "./failure";
import type { Lifecycle } from "../platform/lifecycle";
import type { Log } from "../utils/log";
import { NotConfigured } from "./not-configured";

/** A value of the service, and when it was read (milliseconds since 1970). */
export interface Read<Value> {
  readonly value: Value;
  readonly at: number;
}

/** `none` without an owner; `stale` shows the last value; `unknown` is a read that came to nothing. */
export type ResourceState<Value> =
  | { readonly status: "none" | "loading" | "unknown" | "offline" }
  | ({ readonly status: "ready" | "stale" } & Read<Value>);

/** Whose value it is: a player's goes with the player, what is public is everybody's. */
export interface Owner {
  /** Looks again who is there. */
  sync(): void;
  isThere(): boolean;
  /** Aborted when this owner goes, or another one comes. */
  signal(): AbortSignal;
  /** Calls the listener after each such change; gives a function that stops that. */
  onChange(listener: () => void): () => void;
  /** What a read rejects with that begins without an owner, or that its owner did not wait for. */
  absent(): Error;
  gone(): Error;
}

const always = new AbortController().signal;
const unreachable = () => new Error("everybody is always there");

/** The owner of what is public. */
export const publicOwner: Owner = {
  sync: () => undefined,
  isThere: () => true,
  signal: () => always,
  onChange: () => () => undefined,
  absent: unreachable,
  gone: unreachable,
};

/** One value of a service, which any number of widgets show. */
export interface Resource<Value> {
  readonly $state: ReadableAtom<ResourceState<Value>>;
  /**
   * Reads the value; all who ask while a call is on its way share it.
   * @throws NotConfigured, HttpFailure, and what the owner and the question have of their own
   */
  read(): Promise<Value>;
  /**
   * While somebody watches, the value is read by itself: for each new owner, when the network is back, when the
   * visitor comes back to a page whose value is old, and when the page was put aside. Gives a function that ends the
   * watch.
   */
  subscribe(): () => void;
}

/** What an owner of a resource may do beside. */
export interface ResourceControl<Value> extends Resource<Value> {
  /** The value may be another by now: who watches reads it again, a hidden page when it is looked at. */
  invalidate(): void;
  /** Puts a value there that the service has just told. */
  accept(value: Value): void;
  dispose(): void;
}

/** What the resources of a page have in common. */
export interface ResourceSurroundings {
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly pageVisibility: PageVisibility;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  readonly owner: Owner;
  /** How old a value may be when the visitor comes back to the page, milliseconds. */
  readonly refreshAfter: () => number;
}

export interface ResourceOptions<Value> {
  /** In the log. */
  readonly name: string;
  /** Asks the service; `onRetry` is to be called when a try has failed and another follows. */
  ask(signal: AbortSignal, onRetry: () => void): Promise<Value>;
  /**
   * A good answer for an owner who is still there, before it is shown.
   * @param isEcho true where it was read because somebody else has said that the value changed
   */
  onAnswer?(value: Value, before: Value | undefined, isEcho: boolean): void;
  /** The read has failed for good; the owner is still there. */
  onFailure?(failure: HttpFailure): void;
}

export function createResource<Value>(
  { clock, connectivity, pageVisibility, lifecycle, log, owner, refreshAfter }: ResourceSurroundings,
  question: ResourceOptions<Value>,
): ResourceControl<Value> {
  const $state = atom<ResourceState<Value>>({ status: "none" });
  let running: { readonly signal: AbortSignal; readonly value: Promise<Value> } | undefined;
  let last: Read<Value> | undefined;
  let isInvalid = false;
  let watchers = 0;

  /** The last value as an old one, or what is said where there is none. */
  const showLast = (otherwise: "loading" | "unknown" | "offline") => {
    $state.set(last ? { status: "stale", ...last } : { status: otherwise });
  };

  function accept(value: Value) {
    isInvalid = false;
    last = { value, at: clock.now() };
    $state.set({ status: "ready", ...last });
  }

  function settleFailure(error: unknown, signal: AbortSignal): never {
    if (signal.aborted) {
      log.info(`the ${question.name} call was cancelled`);
      throw owner.gone();
    }
    // The owner may have gone without a word, and then there is nothing to show.
    owner.sync();
    if (!signal.aborted) showLast("unknown");
    if (error instanceof NotConfigured) log.error(error.message);
    if (error instanceof HttpFailure && !isAborted(error) && !signal.aborted) {
      log.warn(`the ${question.name} could not be read`, error);
      question.onFailure?.(error);
    }
    throw error;
  }

  async function ask(signal: AbortSignal, isEcho: boolean): Promise<Value> {
    if (!last) $state.set({ status: "loading" });
    try {
      const value = await question.ask(signal, () => {
        if (!signal.aborted) showLast("loading");
      });
      // Another tab may have logged out while the answer was on its way.
      owner.sync();
      if (signal.aborted) throw owner.gone();
      question.onAnswer?.(value, last?.value, isEcho);
      accept(value);
      return value;
    } catch (error) {
      return settleFailure(error, signal);
    }
  }

  function readAs(isEcho: boolean): Promise<Value> {
    owner.sync();
    if (!owner.isThere()) return Promise.reject(owner.absent());
    const signal = owner.signal();
    if (running?.signal === signal) return running.value;
    if (connectivity.isOffline()) {
      showLast("offline");
      return Promise.reject(new HttpFailure("network"));
    }
    const value = ask(signal, isEcho).finally(() => {
      if (running?.signal === signal) running = undefined;
    });
    running = { signal, value };
    return value;
  }

  /** For the widgets: what goes wrong is in the state already. */
  const readForWatchers = (isEcho = false) => {
    if (watchers > 0 && owner.isThere()) readAs(isEcho).catch(() => undefined);
  };

  function invalidate() {
    isInvalid = true;
    if (!pageVisibility.isHidden()) readForWatchers(true);
  }

  const stopFollowing = [
    lifecycle.follow({ resume: invalidate }),
    owner.onChange(() => {
      last = undefined;
      isInvalid = false;
      $state.set({ status: "none" });
      readForWatchers();
    }),
    connectivity.onChange(() => {
      const { status } = $state.get();
      if (connectivity.isOffline()) {
        if (status === "ready") showLast("offline");
      } else if (status === "offline" || status === "stale") readForWatchers();
    }),
    pageVisibility.onVisible(() => {
      if (isInvalid || (last && clock.now() - last.at >= refreshAfter())) readForWatchers(isInvalid);
    }),
  ];

  return {
    $state,
    read: () => readAs(false),
    subscribe() {
      watchers += 1;
      if ($state.get().status === "none") readForWatchers();
      let watches = true;
      return () => {
        if (watches) watchers -= 1;
        watches = false;
      };
    },
    accept,
    invalidate,
    dispose() {
      for (const stop of stopFollowing) stop();
    },
  };
}
