/** The faults of the whole broker that tests can set (architecture section 5). */
export const brokerFaultKinds = [
  "stop",
  "start",
  "stall",
  "error",
  "keepOpen",
  "wrongId",
  "duplicate",
  "oldSnapshot",
  "staleRead",
  "expireTokens",
] as const;

export type BrokerFaultKind = (typeof brokerFaultKinds)[number];

/** A fault in replies: a wrong message-id, or the same reply twice. */
export type ReplyFault = "wrongId" | "duplicate";

/** What Spring's relay says while its broker is away. */
const defaultError = "Broker not available.";

export interface BrokerFaults {
  /** True while all connections are refused. */
  isStopped(): boolean;
  /** True while connections stay open but the broker sends nothing. */
  isStalled(): boolean;
  /** The text of the ERROR frame that answers every frame, if there is one. */
  error(): string | undefined;
  /** True while the broker leaves a connection open after an ERROR frame, as RabbitMQ does. */
  keepsOpen(): boolean;
  /** True while reads return the state of two seconds ago. */
  isStale(): boolean;
  /** The fault of the next reply. It counts as used once more. */
  takeReplyFault(): ReplyFault | undefined;
  /** Whether the snapshot before is sent again after the next one of a board. The fault counts as used once more. */
  takeOldSnapshot(): boolean;
  /**
   * @param times the number of replies that `wrongId` and `duplicate` affect, and of snapshots that `oldSnapshot`
   *   affects; by default all
   * @param message the text of the ERROR frames of `error`; by default "Broker not available."
   */
  apply(kind: Exclude<BrokerFaultKind, "expireTokens">, times?: number, message?: string): void;
  /**
   * Calls the listener whenever the broker is stopped.
   *
   * @returns a function that removes the listener
   */
  onStop(listener: () => void): () => void;
  /** Calls the listener with the text of the ERROR frame when `error` begins. Returns a function like `onStop`. */
  onError(listener: (message: string) => void): () => void;
  /** Ends all faults, as `start` does. */
  clear(): void;
}

export function createBrokerFaults(): BrokerFaults {
  const active = new Set<"stop" | "stall" | "staleRead" | "keepOpen">();
  let error: string | undefined;
  let replyFaults: { readonly kind: ReplyFault; left: number }[] = [];
  let oldSnapshots = 0;
  const listeners = new Set<() => void>();
  const errorListeners = new Set<(message: string) => void>();

  function clear() {
    active.clear();
    error = undefined;
    replyFaults = [];
    oldSnapshots = 0;
  }

  return {
    isStopped: () => active.has("stop"),
    isStalled: () => active.has("stall"),
    error: () => error,
    keepsOpen: () => active.has("keepOpen"),
    isStale: () => active.has("staleRead"),
    takeReplyFault() {
      const [first] = replyFaults;
      if (!first) return undefined;
      first.left -= 1;
      replyFaults = replyFaults.filter(({ left }) => left > 0);
      return first.kind;
    },
    takeOldSnapshot() {
      const isTaken = oldSnapshots > 0;
      if (isTaken) oldSnapshots -= 1;
      return isTaken;
    },
    apply(kind, times = Infinity, message = defaultError) {
      if (kind === "start") return clear();
      if (kind === "wrongId" || kind === "duplicate") {
        replyFaults.push({ kind, left: times });
        return;
      }
      if (kind === "oldSnapshot") {
        oldSnapshots += times;
        return;
      }
      if (kind === "error") {
        error = message;
        for (const listener of errorListeners) listener(message);
        return;
      }
      active.add(kind);
      if (kind === "stop") for (const listener of listeners) listener();
    },
    onStop(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onError(listener) {
      errorListeners.add(listener);
      return () => errorListeners.delete(listener);
    },
    clear,
  };
}
