import type { WritableAtom } from "nanostores";
import { reconnectDefaults as configurable } from "../../../config/gamification-connection";
import type { Connectivity } from "../../../platform/connectivity";
import { type Transport, transportsFor } from "../stomp/sockets";
import type { ConnectionState } from "./connection";

/** The delays of reconnects; all in milliseconds. */
export interface ReconnectOptions {
  /** Minimum delay before each attempt (specification section 9). @default 5000 */
  readonly delayMs: number;
  /**
   * Maximum random addition to the first delay, so that pages do not all reconnect at once; 0 for a fixed
   * delay.
   *
   * @default 3000
   */
  readonly jitterMs: number;
  /** Maximum delay. @default 30000 */
  readonly maxDelayMs: number;
  /** A connection that lasted this long resets the number of attempts. @default 30000 */
  readonly stableAfterMs: number;
}

export const reconnectDefaults: ReconnectOptions = {
  ...configurable,
  maxDelayMs: 30_000,
  stableAfterMs: 30_000,
};

/**
 * Milliseconds until the next attempt: the minimum delay plus a random part of a range that doubles with
 * every attempt (architecture section 9.7).
 *
 * @param attempts the number of attempts since the last stable connection
 */
export function reconnectDelay(
  attempts: number,
  { delayMs, jitterMs, maxDelayMs }: ReconnectOptions,
  random: () => number,
): number {
  if (jitterMs === 0) return delayMs;
  const maxDelay = Math.min(maxDelayMs, (delayMs + jitterMs) * 2 ** (Math.max(attempts, 1) - 1));
  return delayMs + random() * Math.max(maxDelay - delayMs, 0);
}

/**
 * Milliseconds before a quick retry. The number is random, so that pages do not all reconnect at the same
 * moment.
 */
const quickRetryDelay = (random: () => number): number => random() * 500;

/** Milliseconds between two checks of an open connection. */
export const checkInterval = 1000;

/**
 * Maximum time without data after which a connection is trusted when the page becomes visible again,
 * milliseconds. After a longer silence, the connection is reopened.
 */
export const maxTrustedSilence = 8000;

/** Counts attempts to connect, and decides when and how the next one is made. */
export interface ReconnectPolicy {
  /** Attempts since the last stable connection. */
  count(): number;
  /** When the last attempt began, milliseconds since 1970 by the device's clock. */
  lastAt(): number;
  /** Begins an attempt. @returns the transports to use, in order */
  begin(): readonly Transport[];
  succeed(transport: Transport): void;
  /** Records a failed attempt. Returns true for the first of several failures in a row. */
  fail(): boolean;
  /** Records the end of a connection. After a stable connection the count restarts. */
  end(): void;
  /** Milliseconds until the next attempt. */
  delay(): number;
  /**
   * Records a refusal. @returns true for the first refusal in a row, after which another attempt may be made
   */
  mayAskAgain(): boolean;
  forget(): void;
}

export function createReconnectPolicy(reconnect: ReconnectOptions, random: () => number): ReconnectPolicy {
  const proven = new Set<Transport>();
  let count = 0;
  let failuresInRow = 0;
  let lastAt = 0;
  let connectedAt = 0;
  let wasRefused = false;

  function forget() {
    count = 0;
    failuresInRow = 0;
    wasRefused = false;
  }

  return {
    count: () => count,
    lastAt: () => lastAt,
    begin() {
      count += 1;
      lastAt = Date.now();
      return transportsFor(proven, failuresInRow);
    },
    succeed(transport) {
      proven.add(transport);
      failuresInRow = 0;
      connectedAt = Date.now();
    },
    fail() {
      failuresInRow += 1;
      return failuresInRow === 1;
    },
    end() {
      if (Date.now() - connectedAt < reconnect.stableAfterMs) return;
      forget();
      // The ended connection counts as an attempt, because the first two delays would otherwise be the same.
      count = 1;
    },
    delay: () => reconnectDelay(count, reconnect, random),
    mayAskAgain() {
      const isFirst = !wasRefused;
      wasRefused = true;
      return isFirst;
    },
    forget,
  };
}

interface AttemptsOptions {
  readonly $state: WritableAtom<ConnectionState>;
  readonly policy: ReconnectPolicy;
  readonly connectivity: Connectivity | undefined;
  readonly random: () => number;
  readonly now: () => number;
  /** Makes an attempt to connect. */
  readonly connect: () => void;
}

/** The running attempt, or the wait before the next attempt. At most one of them exists. */
export interface Attempts {
  /**
   * Begins an attempt, and ends the previous one.
   *
   * @returns a signal that is aborted when the attempt is ended or replaced, even if the attempt has already
   * opened a session; undefined, with the state `offline`, if the device has no network
   */
  begin(): AbortSignal | undefined;
  /** Waits up to half a second before the next attempt. */
  retrySoon(): void;
  /** Waits for the delay of the policy before the next attempt. */
  retryLater(): void;
  /** Ends the running attempt or the wait before the next one. */
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
