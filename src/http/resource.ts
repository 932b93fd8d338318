import { atom, type ReadableAtom } from "nanostores";
import type { Connectivity } from "../platform/connectivity";
import type { Lifecycle } from "../platform/lifecycle";
import type { PageVisibility } from "../platform/page-visibility";
import type { Clock } from "../time/clock";
import { countSubscriptions } from "../utils/count-subscriptions";
import { count, type Log } from "../utils/log";
import { isError } from "../utils/objects";
import { CallNotPossible } from "./call-errors";
import { HttpFailure, isAborted } from "./failure";

/** A value of a service, and when it was read (milliseconds since 1970). */
export interface Read<Value> {
  readonly value: Value;
  readonly at: number;
}

/** `none`: no owner, or not read yet. `stale`: the last value, which may be outdated. `unknown`: the read has failed. */
export type ResourceState<Value> =
  | { readonly status: "none" | "loading" | "unknown" | "offline" }
  | ({ readonly status: "ready" | "stale" } & Read<Value>);

/** The owner of values: the public, or a player whose values are dropped when the session ends. */
export interface Owner {
  /** Checks again whether the owner is present. */
  sync(): void;
  isPresent(): boolean;
  /** Aborted when this owner leaves or is replaced. */
  signal(): AbortSignal;
  /**
   * Calls the listener after each change of the owner.
   * @returns a function that removes the listener
   */
  onChange(listener: () => void): () => void;
  /** The error of a read that begins without an owner. */
  createAbsentError(): Error;
  /** The error of a read whose owner left before the response arrived. */
  createGoneError(): Error;
}

const neverAborted = new AbortController().signal;
const unreachable = () => new Error("the public owner is always present");

/** The owner of public values. It is always present. */
export const publicOwner: Owner = {
  sync: () => undefined,
  isPresent: () => true,
  signal: () => neverAborted,
  onChange: () => () => undefined,
  createAbsentError: unreachable,
  createGoneError: unreachable,
};

/** One value of a service, shared by any number of widgets. */
export interface Resource<Value> {
  readonly $state: ReadableAtom<ResourceState<Value>>;
  /**
   * Reads the value. Reads during an open call share that call.
   * @throws CallNotPossible, HttpFailure, the errors of the owner, and those of `ResourceOptions.ask`
   */
  read(): Promise<Value>;
  /**
   * Reads the value even if a call is open, because that call may be lost. The first response is used.
   * @throws the errors of `read`
   */
  retry(): Promise<Value>;
  /**
   * Keeps the value fresh while there are subscriptions. It is read for each new owner, when the device is
   * online again, when the page becomes visible and the value is at least `refreshAfterMs` old, and after the
   * page was suspended.
   * @returns a function that ends the subscription
   */
  subscribe(): () => void;
}

/** A resource with the functions for the service that owns it. */
export interface ResourceControl<Value> extends Resource<Value> {
  /** Marks the value as outdated: it is read again now, when the page becomes visible, or for the next subscription. */
  invalidate(): void;
  /** Sets a value that the service has just sent. */
  accept(value: Value): void;
  dispose(): void;
}

/** Dependencies shared by all resources of a page. */
export interface ResourceEnvironment {
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly pageVisibility: PageVisibility;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  readonly owner: Owner;
  /** The maximum age of a value when the page becomes visible, milliseconds. */
  readonly refreshAfterMs: () => number;
}

export interface ResourceOptions<Value> {
  /**
   * Returns the value that an earlier page has read. It is stale until the first read.
   * @default no value
   */
  last?(): Read<Value> | undefined;
  /** Name of the value in the log. */
  readonly name: string;
  /**
   * Level of the log message for a cancelled call.
   * @default "info"
   */
  readonly cancelLevel?: "info" | "warn";
  /**
   * Calls the service.
   * @param onRetry must be called when an attempt has failed and another one follows
   */
  ask(signal: AbortSignal, onRetry: () => void): Promise<Value>;
  /**
   * Called with a new value before it is shown, if the owner is still present.
   * @param isEcho true if the value was read because of `invalidate`
   */
  onAnswer?(value: Value, before: Value | undefined, isEcho: boolean): void;
  /**
   * Called when a read has failed after all retries, if the owner is still present. Not called for a call that was
   * cancelled or not made.
   */
  onFailure?(failure: Error): void;
}

/** One call that reads the value. */
interface Attempt {
  /** Aborted when the owner leaves. */
  readonly signal: AbortSignal;
}

export function createResource<Value>(
  { clock, connectivity, pageVisibility, lifecycle, log, owner, refreshAfterMs }: ResourceEnvironment,
  options: ResourceOptions<Value>,
): ResourceControl<Value> {
  let last = options.last?.();
  const $state = atom<ResourceState<Value>>(last ? { status: "stale", ...last } : { status: "none" });
  /** True until the first read of this page succeeds. */
  let isUnread = true;
  let running: { readonly attempt: Attempt; readonly value: Promise<Value> } | undefined;
  /** The latest attempt. A failure of an earlier attempt changes nothing. */
  let latest: Attempt | undefined;
  let isInvalid = false;
  /** The last message about a call that was not possible. It is not repeated. */
  let lastLogged: string | undefined;
  const subscriptions = countSubscriptions();

  /** Shows the last value as stale, or the given status if there is no value. */
  const showLast = (statusWithoutValue: "loading" | "unknown" | "offline") => {
    $state.set(last ? { status: "stale", ...last } : { status: statusWithoutValue });
  };

  function accept(value: Value) {
    isInvalid = false;
    last = { value, at: clock.now() };
    $state.set({ status: "ready", ...last });
  }

  function settleFailure(error: unknown, attempt: Attempt): never {
    const { signal } = attempt;
    // The owner may have left without an event. In that case the last value must not be shown.
    if (!signal.aborted) owner.sync();
    if (!signal.aborted && latest === attempt) showLast("unknown");
    if (signal.aborted || isAborted(error)) {
      log[options.cancelLevel ?? "info"](`the ${options.name} call was cancelled`);
      throw signal.aborted ? owner.createGoneError() : error;
    }
    if (error instanceof CallNotPossible) {
      if (error.message !== lastLogged) log.error(error.message);
      lastLogged = error.message;
    } else if (isError(error)) {
      // Errors other than `HttpFailure` are logged where they are thrown.
      if (error instanceof HttpFailure) log.warn(`the ${options.name} could not be read`, error);
      options.onFailure?.(error);
    }
    throw error;
  }

  async function ask(attempt: Attempt, isEcho: boolean): Promise<Value> {
    const { signal } = attempt;
    isUnread = false;
    if (!last) $state.set({ status: "loading" });
    count(log, `sent ${options.name}`);
    try {
      const value = await options.ask(signal, () => {
        if (!signal.aborted && latest === attempt) showLast("loading");
      });
      // Another tab may have logged out before the response arrived.
      owner.sync();
      if (signal.aborted) throw owner.createGoneError();
      options.onAnswer?.(value, last?.value, isEcho);
      accept(value);
      return value;
    } catch (error) {
      return settleFailure(error, attempt);
    }
  }

  function readWith(isEcho: boolean, isRetry = false): Promise<Value> {
    owner.sync();
    if (!owner.isPresent()) return Promise.reject(owner.createAbsentError());
    const signal = owner.signal();
    if (!isRetry && running?.attempt.signal === signal) return running.value;
    if (connectivity.isOffline()) {
      showLast("offline");
      return Promise.reject(new HttpFailure("network"));
    }
    const attempt = { signal };
    latest = attempt;
    const value = ask(attempt, isEcho).finally(() => {
      if (running?.attempt === attempt) running = undefined;
    });
    running = { attempt, value };
    return value;
  }

  const readForSubscribers = (isEcho = false) => {
    // The error is ignored here, because the subscribers receive it in the state.
    if (subscriptions.hasAny() && owner.isPresent()) readWith(isEcho).catch(() => undefined);
  };

  function invalidate() {
    isInvalid = true;
    if (!pageVisibility.isHidden()) readForSubscribers(true);
  }

  const ownSubscriptions = [
    lifecycle.subscribe({ resume: invalidate }),
    owner.onChange(() => {
      last = undefined;
      isInvalid = false;
      $state.set({ status: "none" });
      readForSubscribers();
    }),
    connectivity.onChange(() => {
      const { status } = $state.get();
      if (connectivity.isOffline()) {
        if (status === "ready") showLast("offline");
      } else if (status === "offline" || status === "stale") readForSubscribers();
    }),
    pageVisibility.onVisible(() => {
      if (isInvalid || (last && clock.now() - last.at >= refreshAfterMs())) readForSubscribers(isInvalid);
    }),
  ];

  return {
    $state,
    read() {
      count(log, `requested ${options.name}`);
      return readWith(false);
    },
    retry: () => readWith(false, true),
    subscribe() {
      count(log, `requested ${options.name}`);
      const unsubscribe = subscriptions.add();
      // Without subscriptions, `invalidate` does not read the value, so the first subscription reads it.
      if (isUnread || isInvalid || $state.get().status === "none") readForSubscribers(isInvalid);
      return unsubscribe;
    },
    accept,
    invalidate,
    dispose() {
      for (const unsubscribe of ownSubscriptions) unsubscribe();
    },
  };
}
