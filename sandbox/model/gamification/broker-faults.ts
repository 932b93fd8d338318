/** What tests can do to the broker as a whole (architecture section 5). */
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

/** A disturbance of replies: a foreign message-id, or the same reply twice. */
export type ReplyFault = "wrongId" | "duplicate";

export interface BrokerFaults {
  /** True while nobody can connect. */
  isStopped(): boolean;
  /** True while connections stay open and nothing is answered. */
  isStalled(): boolean;
  /** True while reads are answered as they were two seconds ago. */
  isStale(): boolean;
  /** What happens to the next reply, counted as used. */
  takeReplyFault(): ReplyFault | undefined;
  /** @param times how many replies are disturbed by `wrongId` and `duplicate`; all of them where it is absent */
  apply(kind: Exclude<BrokerFaultKind, "expireTokens">, times?: number): void;
  /** Calls the listener whenever the broker is stopped; gives a function that ends that. */
  onStop(listener: () => void): () => void;
  /** Ends all of them, as `start` does. */
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
