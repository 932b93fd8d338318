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

type BrokerFault = Exclude<(typeof brokerFaultKinds)[number], "expireTokens">;

/**
 * Faults that affect a limited number of messages. Two of them affect replies, and `oldSnapshot` affects
 * snapshots of leaderboards.
 */
type CountedFault = "wrongId" | "duplicate" | "oldSnapshot";

interface FaultListener {
  /** Called when the broker stops. */
  stopped(): void;
  /** Called when the broker starts to reply with ERROR frames. */
  failed(message: string): void;
}

export function createBrokerFaults() {
  const active = new Set<BrokerFault>();
  const listeners = new Set<FaultListener>();
  let error: string | undefined;
  let counted: { readonly kind: CountedFault; left: number }[] = [];

  function clear() {
    active.clear();
    error = undefined;
    counted = [];
  }

  return {
    /**
     * True if a fault is in effect. `stop`: the broker refuses all connections. `stall`: connections stay
     * open, but the broker sends nothing. `keepOpen`: a connection stays open after an ERROR frame, as with
     * RabbitMQ. `staleRead`: reads return the state of two seconds ago.
     */
    has: (kind: "stop" | "stall" | "keepOpen" | "staleRead") => active.has(kind),
    /**
     * The text of the ERROR frame that the broker sends in reply to every frame; undefined if the fault is
     * not set.
     */
    error: () => error,
    /**
     * Returns the first of these faults that applies to the next message, and counts one use of it. The
     * faults are a wrong message id, a duplicate reply, and an old snapshot that is sent again after a newer
     * one.
     */
    take<Kind extends CountedFault>(...kinds: readonly Kind[]): Kind | undefined {
      const fault = counted.find(({ kind }) => kinds.some((each) => each === kind));
      if (!fault) return undefined;
      fault.left -= 1;
      counted = counted.filter(({ left }) => left > 0);
      return fault.kind as Kind;
    },
    /**
     * @param times the number of messages that `wrongId`, `duplicate` and `oldSnapshot` affect; all by
     * default
     * @param message the text of the ERROR frames of `error`; the default is the text of Spring's relay while
     * its broker is unavailable
     */
    apply(kind: BrokerFault, times = Infinity, message = "Broker not available.") {
      if (kind === "start") return clear();
      if (kind === "wrongId" || kind === "duplicate" || kind === "oldSnapshot") {
        counted.push({ kind, left: times });
        return;
      }
      if (kind === "error") error = message;
      else active.add(kind);
      for (const listener of listeners) {
        if (kind === "stop") listener.stopped();
        if (kind === "error") listener.failed(message);
      }
    },
    /** @returns a function that removes the listener */
    listen(listener: FaultListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Ends all faults, as the fault `start` does. */
    clear,
  };
}
