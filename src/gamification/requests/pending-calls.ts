import { randomId } from "../../utils/random-id";
import type { Log } from "../../utils/log";
import type { Call } from "../calls/call";
import type { Drift } from "../drift";
import { CallFailure, type CallFailureKind } from "../errors";
import { createCallQueue } from "./call-queue";
import type { Counters } from "./counters";
import type { Delivery, Connection, ConnectionState } from "../connection/connection";
import {
  type CallLimits,
  createPendingCall,
  kindOfCancelled,
  kindOfLost,
  type PendingCall,
} from "./pending-call";
import { readReply } from "./reply";

/** Makes calls. Each call has exactly one outcome, and nothing is kept after it. */
export interface PendingCalls {
  /**
   * Sends a call as soon as the connection allows it. A write is never kept for a later connection.
   *
   * @param request the request as JSON, without the envelope
   * @throws CallFailure, and no other error
   */
  make<Reply>(call: Call<unknown, Reply>, request: string, limits: CallLimits): Promise<Reply>;
  /** Handles a message of the queue of replies. */
  handleReply(delivery: Delivery): void;
  /** The connection is lost, and with it the replies to the sent calls; with ids, only to these calls. */
  handleLoss(ids?: readonly string[]): void;
  /** A call was not sent after all. */
  handleUnsent(id: string): void;
  /** The connection has another state. */
  handleState(state: ConnectionState): void;
  /** The member's session is over: sent writes end `outcomeUnknown`, all other calls `aborted`. */
  abortAll(): void;
}

export interface PendingCallsOptions {
  readonly connection: Connection;
  readonly log: Log;
  readonly counters: Counters;
  /** Checks the JSON of every reply without errors. */
  readonly drift: Drift | undefined;
}

export function createPendingCalls(options: PendingCallsOptions): PendingCalls {
  const { connection, log, counters, drift } = options;
  const queue = createCallQueue();

  const isConnected = () => connection.$state.get().status === "connected";

  /** Returns false if the connection has just ended. Its `lost` event follows. */
  function send(pending: PendingCall): boolean {
    const { id, call, body } = pending;
    queue.markSent(pending);
    try {
      connection.send({ id, destination: `/gapi/${call.name}`, body });
      return true;
    } catch {
      queue.markUnsent(pending);
      queue.prepend(pending);
      return false;
    }
  }

  function sendWaiting() {
    for (const pending of queue.waiting()) if (!queue.hasRoom() || !isConnected() || !send(pending)) return;
  }

  /** A failed call makes room for the next one. */
  function fail(pending: PendingCall, kind: CallFailureKind, cause?: unknown) {
    pending.fail(kind, cause);
    sendWaiting();
  }

  /** Returns false if the call may be sent again. */
  function failIfLost(pending: PendingCall): boolean {
    const kind = kindOfLost(pending);
    if (kind) fail(pending, kind, kind === "timeout" ? "lost twice" : undefined);
    return kind !== undefined;
  }

  function handleLoss(ids?: readonly string[]) {
    const lost = queue.sent().filter(({ id }) => !ids || ids.includes(id));
    const waiting = queue.takeWaiting();
    lost.forEach(queue.remove);
    const again = lost.filter((pending) => !failIfLost(pending));
    // With a new id, a late reply to the first attempt is not taken for a reply to the second.
    for (const pending of again) Object.assign(pending, { id: randomId(), isSent: false, wasLost: true });
    const others = ids ? waiting : waiting.filter((pending) => !failIfLost(pending));
    queue.prepend(...again, ...others);
    if (ids) sendWaiting();
  }

  function handleState(state: ConnectionState) {
    if (state.status === "connected") sendWaiting();
    // A refused connection makes no further attempts, so waiting calls would wait in vain.
    if (state.status === "refused")
      for (const pending of [...queue.waiting()]) fail(pending, "unauthorised", state.reason);
  }

  function read<Reply>(call: Call<unknown, Reply>, delivery: Delivery): Reply {
    if (delivery.body === "") log.warn(`${call.name}: a message with empty body`);
    return readReply(call, delivery, (json) => drift?.reply(call, json));
  }

  return {
    make(call, request, limits) {
      if (limits.signal?.aborted) return Promise.reject(new CallFailure("aborted", call.name));
      const { pending, outcome } = createPendingCall({
        call,
        request,
        limits,
        read: (delivery) => read(call, delivery),
        onCancel(cancelled, reason) {
          fail(cancelled, kindOfCancelled(cancelled, reason));
        },
        onEnd: queue.remove,
      });
      if (call.kind === "write" && !isConnected()) fail(pending, "notSent");
      else {
        queue.append(pending);
        handleState(connection.$state.get());
      }
      return outcome;
    },
    handleReply(delivery) {
      const id = delivery.headers["message-id"] ?? "";
      const pending = queue.findSent(id);
      if (pending) pending.answer(delivery);
      else if (queue.hasEnded(id)) counters.duplicates += 1;
      else counters.unknownReplies += 1;
      sendWaiting();
    },
    handleLoss,
    handleUnsent(id) {
      const pending = queue.findSent(id);
      if (!pending) return;
      queue.markUnsent(pending);
      if (pending.call.kind === "write") pending.fail("notSent");
      else queue.prepend(pending);
      sendWaiting();
    },
    handleState,
    abortAll() {
      // The waiting calls are removed first, so that none is sent in place of a failed one.
      const calls = [...queue.takeWaiting(), ...queue.sent()];
      for (const pending of calls) fail(pending, kindOfCancelled(pending, "aborted"));
    },
  };
}
