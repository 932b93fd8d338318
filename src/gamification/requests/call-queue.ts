import type { PendingCall } from "./pending-call";
import { createRecentIds } from "./recent-ids";

/** At most this many calls are sent and unanswered; the others wait in order (S24). */
const maxUnanswered = 200;

/** The pending calls: those that wait to be sent, and those that wait for their reply. */
export interface CallQueue {
  /** The calls that wait to be sent, the next one first. */
  waiting(): Iterable<PendingCall>;
  /** Removes and returns the calls that wait to be sent. */
  takeWaiting(): readonly PendingCall[];
  /** The calls that wait for their reply. */
  sent(): readonly PendingCall[];
  /** The call that waits for the reply with this id. */
  findSent(id: string): PendingCall | undefined;
  /** True if a call with this id has ended recently. */
  hasEnded(id: string): boolean;
  /** False if too many calls wait for their reply. */
  hasRoom(): boolean;
  append(pending: PendingCall): void;
  prepend(...calls: readonly PendingCall[]): void;
  markSent(pending: PendingCall): void;
  /** Removes a call that was not sent after all. */
  markUnsent(pending: PendingCall): void;
  /** Removes a call. Its id is remembered if it was sent. */
  remove(pending: PendingCall): void;
}

export function createCallQueue(): CallQueue {
  let waiting = new Map<string, PendingCall>();
  const sent = new Map<string, PendingCall>();
  const endedIds = createRecentIds();

  return {
    waiting: () => waiting.values(),
    takeWaiting() {
      const calls = [...waiting.values()];
      waiting.clear();
      return calls;
    },
    sent: () => [...sent.values()],
    findSent: (id) => sent.get(id),
    hasEnded: endedIds.has,
    hasRoom: () => sent.size < maxUnanswered,
    append(pending) {
      waiting.set(pending.id, pending);
    },
    prepend(...calls) {
      waiting = new Map([...calls.map((pending) => [pending.id, pending] as const), ...waiting]);
    },
    markSent(pending) {
      waiting.delete(pending.id);
      sent.set(pending.id, pending);
      pending.isSent = true;
    },
    markUnsent(pending) {
      sent.delete(pending.id);
      pending.isSent = false;
    },
    remove({ id }) {
      waiting.delete(id);
      if (sent.delete(id)) endedIds.add(id);
    },
  };
}
