import { type ReconnectOptions, reconnectDelay } from "./reconnect";
import { type Transport, transportsToTry } from "../stomp/transport";

/** What a line has tried so far, and what that means for the next time. */
export interface ReconnectPolicy {
  /** Tries since the last stable connection. */
  count(): number;
  /** When the last one began, milliseconds since 1970 by the device's clock. */
  lastAt(): number;
  /** One more begins: by these transports. */
  begin(): readonly Transport[];
  succeed(transport: Transport): void;
  /** True for the first failure in a row. */
  fail(): boolean;
  /** A connection has ended; one that has held makes good what was before it. */
  end(): void;
  /** Milliseconds until the next one. */
  delay(): number;
  /** The broker said no. True where it may be asked once more: the first time only. */
  mayAskAgain(): boolean;
  /** The next refusal counts, whatever was before. */
  markLastAttempt(): void;
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
      return transportsToTry(proven, failuresInRow);
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
      // The one that has ended: else the first two waits would be alike.
      count = 1;
    },
    delay: () => reconnectDelay(count, reconnect, random),
    mayAskAgain() {
      const isFirst = !wasRefused;
      wasRefused = true;
      return isFirst;
    },
    markLastAttempt() {
      wasRefused = true;
    },
    forget,
  };
}
