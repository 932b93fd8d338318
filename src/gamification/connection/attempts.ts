import type { WritableAtom } from "nanostores";
import type { Connectivity } from "../../platform/connectivity";
import type { ConnectionState } from "./connection";
import { quickRetryDelay } from "./reconnect";
import type { ReconnectPolicy } from "./reconnect-policy";

export interface AttemptsOptions {
  readonly $state: WritableAtom<ConnectionState>;
  readonly policy: ReconnectPolicy;
  readonly connectivity: Connectivity | undefined;
  readonly random: () => number;
  readonly now: () => number;
  /** Makes an attempt to connect. */
  readonly connect: () => void;
}

/** The attempt that runs, or the wait before the next one: there is one at most. */
export interface Attempts {
  /**
   * Begins an attempt, which ends the one before it.
   *
   * @returns a signal that is aborted with the attempt, also after it has led to a session; undefined, with the state
   * `offline`, if the device has no network
   */
  begin(): AbortSignal | undefined;
  /** Waits up to half a second before the next attempt. */
  retrySoon(): void;
  /** Waits as the policy says before the next attempt. */
  retryLater(): void;
  /** Ends the attempt or the wait. */
  cancel(): void;
}

export function createAttempts(options: AttemptsOptions): Attempts {
  const { $state, policy, connectivity, random, now, connect } = options;
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    current.abort();
    clearTimeout(timer);
  }

  function begin() {
    cancel();
    current = new AbortController();
    if (!connectivity?.isOffline()) return current.signal;
    $state.set({ status: "offline" });
    return undefined;
  }

  function retryIn(delay: number) {
    if (!begin()) return;
    $state.set({ status: "waiting", attempt: policy.count(), until: now() + delay });
    timer = setTimeout(connect, delay);
  }

  return {
    begin,
    retrySoon: () => {
      retryIn(quickRetryDelay(random));
    },
    retryLater: () => {
      retryIn(policy.delay());
    },
    cancel,
  };
}
