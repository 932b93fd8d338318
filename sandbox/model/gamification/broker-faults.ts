/** The faults of the whole broker that tests can set (architecture section 5). */
export const brokerFaultKinds = [
  "stop",
  "start",
  "stall",
  "wrongId",
  "duplicate",
  "staleRead",
  "expireTokens",
] as const;

export type BrokerFaultKind = (typeof brokerFaultKinds)[number];

/** A fault in replies: a wrong message-id, or the same reply twice. */
export type ReplyFault = "wrongId" | "duplicate";

export interface BrokerFaults {
  /** True while all connections are refused. */
  isStopped(): boolean;
  /** True while connections stay open but the broker sends nothing. */
  isStalled(): boolean;
  /** True while reads return the state of two seconds ago. */
  isStale(): boolean;
  /** The fault of the next reply. It counts as used once more. */
  takeReplyFault(): ReplyFault | undefined;
  /** @param times the number of replies that `wrongId` and `duplicate` affect; by default all replies */
  apply(kind: Exclude<BrokerFaultKind, "expireTokens">, times?: number): void;
  /**
   * Calls the listener whenever the broker is stopped.
   *
   * @returns a function that removes the listener
   */
  onStop(listener: () => void): () => void;
  /** Ends all faults, as `start` does. */
  clear(): void;
}

export function createBrokerFaults(): BrokerFaults {
  const active = new Set<"stop" | "stall" | "staleRead">();
  let replyFaults: { readonly kind: ReplyFault; left: number }[] = [];
  const listeners = new Set<() => void>();

  function clear() {
    active.clear();
    replyFaults = [];
  }

  return {
    isStopped: () => active.has("stop"),
    isStalled: () => active.has("stall"),
    isStale: () => active.has("staleRead"),
    takeReplyFault() {
      const [first] = replyFaults;
      if (!first) return undefined;
      first.left -= 1;
      replyFaults = replyFaults.filter(({ left }) => left > 0);
      return first.kind;
    },
    apply(kind, times = Infinity) {
      if (kind === "start") return clear();
      if (kind === "wrongId" || kind === "duplicate") {
        replyFaults.push({ kind, left: times });
        return;
      }
      active.add(kind);
      if (kind === "stop") for (const listener of listeners) listener();
    },
    onStop(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear,
  };
}
