/** The delays of reconnects; all in milliseconds. */
export interface ReconnectOptions {
  /** Minimum delay before each attempt (specification section 9). @default 5000 */
  readonly delay: number;
  /**
   * Maximum random addition to the first delay, so that pages do not all reconnect at once; 0 for a fixed delay.
   *
   * @default 3000
   */
  readonly jitter: number;
  /** Maximum delay. @default 30000 */
  readonly cap: number;
  /** A connection that lasted this long resets the number of attempts. @default 30000 */
  readonly stable: number;
}

export const reconnectDefaults: ReconnectOptions = { delay: 5000, jitter: 3000, cap: 30_000, stable: 30_000 };

/**
 * Milliseconds until the next attempt: the delay plus a random part of a range that doubles with every attempt
 * (architecture section 9.7).
 *
 * @param attempts the number of attempts since the last stable connection
 */
export function reconnectDelay(
  attempts: number,
  { delay, jitter, cap }: ReconnectOptions,
  random: () => number,
): number {
  if (jitter === 0) return delay;
  const maxDelay = Math.min(cap, (delay + jitter) * 2 ** (Math.max(attempts, 1) - 1));
  return delay + random() * Math.max(maxDelay - delay, 0);
}

/** Milliseconds before a quick retry; random, so that pages do not all reconnect in the same moment. */
export const quickRetryDelay = (random: () => number): number => random() * 500;

/** Milliseconds between two checks of an open connection. */
export const checkInterval = 1000;

/** When the page becomes visible again, a connection that received data within this many ms is trusted; an older one is reopened. */
export const maxTrustedSilence = 8000;
