/** How a lost connection is tried again; all in milliseconds. */
export interface ReconnectOptions {
  /** Before any try (specification section 9). */
  readonly delay: number;
  /** At most so much longer before the first try, so that not all pages come back at once; 0 for exactly the delay. */
  readonly jitter: number;
  /** No try waits longer. */
  readonly cap: number;
  /** A connection that has held so long makes the next loss a first one. */
  readonly stable: number;
}

export const reconnectDefaults: ReconnectOptions = { delay: 5000, jitter: 3000, cap: 30_000, stable: 30_000 };

/**
 * Milliseconds to wait before the next try, after `tries` of them since the last stable connection: the delay and a
 * random share of a span that doubles with every try (architecture section 9.7).
 */
export function reconnectDelay(
  tries: number,
  { delay, jitter, cap }: ReconnectOptions,
  random: () => number,
): number {
  if (jitter === 0) return delay;
  const maxDelay = Math.min(cap, (delay + jitter) * 2 ** (Math.max(tries, 1) - 1));
  return delay + random() * Math.max(maxDelay - delay, 0);
}

/** A connection that may be had again at once is still not asked for by all pages in the same moment. */
export const quickRetryDelay = (random: () => number): number => random() * 500;

/** Milliseconds between two checks of an open connection. */
export const checkInterval = 2000;

/** When the page becomes visible again, a connection that received data within this many ms is trusted; an older one is reopened. */
export const maxTrustedSilence = 8000;
