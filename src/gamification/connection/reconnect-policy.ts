import { type ReconnectOptions, reconnectDelay } from "./reconnect";
import { type Transport, transportsFor } from "../stomp/transport";

/** Counts attempts to connect, and decides when and how the next one is made. */
export interface ReconnectPolicy {
  /** Attempts since the last stable connection. */
  count(): number;
  /** When the last attempt began, milliseconds since 1970 by the device's clock. */
  lastAt(): number;
  /** Begins an attempt. @returns the transports to use, in order */
  begin(): readonly Transport[];
  succeed(transport: Transport): void;
  /** True for the first failure in a row. */
  fail(): boolean;
  /** A connection has ended; after a stable one the count starts again. */
  end(): void;
  /** Milliseconds until the next attempt. */
  delay(): number;
  /** To be called at a refusal. @returns true for the first one in a row: another attempt may be made */
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
      if (Date.now() - connectedAt < reconnect.stable) return;
      forget();
      // Counts the one that has ended: otherwise the first two delays would be the same.
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
