import { createTimeLimits } from "../../../time/time-limits";
import { count, type Log } from "../../../utils/log";
import { createDeferred } from "../../../utils/promises";
import { randomId } from "../../../utils/random-id";
import type { Call } from "../../protocol/call";
import { callIdOf, type Connection, type ConnectionState } from "../connection/connection";
import type { DriftChecks } from "../drift";
import { CallFailure, type CallFailureKind } from "../errors";
import type { Delivery } from "../stomp/types";
import { type Counters, createRecentIds } from "./duplicates";
import { readReply } from "./reply";

export interface CallLimits {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit of the whole call, including the wait for a connection, milliseconds. */
  readonly timeoutMs: number;
}

/** A call that has no outcome yet. */
export interface PendingCall<Reply = unknown> {
  readonly call: Call<unknown, Reply>;
  /** The text of the message: the request in its envelope. */
  readonly body: string;
  /** Settles at the end of the call. Rejects with a CallFailure only. */
  readonly outcome: Promise<Reply>;
  /** The id of the message that was sent, or will be sent. A second attempt has another id. */
  id: string;
  /** True if the call was sent and has no reply yet. */
  isSent: boolean;
  /** True if the connection of the first attempt was lost. */
  wasLost: boolean;
  /** Ends the call with the result of `read`, or with the CallFailure that it throws. */
  settle(read: () => Reply): void;
  fail(kind: CallFailureKind, cause?: unknown): void;
}

/** Why a call ends without a reply, although its connection is not lost. */
type CancelReason = "timeout" | "aborted";

/**
 * Creates a pending call.
 * @param request the request as JSON, without the envelope
 * @param onCancel called when the caller cancels the call
 * @param onEnd called before the promise settles
 */
function createPendingCall<Reply>(
  call: Call<unknown, Reply>,
  request: string,
  signal: AbortSignal | undefined,
  onCancel: (pending: PendingCall, reason: CancelReason) => void,
  onEnd: (pending: PendingCall) => void,
): PendingCall<Reply> {
  const outcome = createDeferred<Reply>();
  const pending: PendingCall<Reply> = {
    call,
    body: `{"body":${request}}`,
    outcome: outcome.promise,
    id: randomId(),
    isSent: false,
    wasLost: false,
    settle(read) {
      end();
      try {
        outcome.resolve(read());
      } catch (failure) {
        outcome.reject(failure);
      }
    },
    fail(kind, cause) {
      end();
      outcome.reject(new CallFailure(kind, call.name, { cause }));
    },
  };
  signal?.addEventListener("abort", abort);

  function abort() {
    onCancel(pending, "aborted");
  }

  function end() {
    signal?.removeEventListener("abort", abort);
    onEnd(pending);
  }

  return pending;
}

/** The failure of a call that is cancelled. A sent write may have taken effect. */
function kindOfCancelled({ call, isSent, wasLost }: PendingCall, reason: CancelReason): CallFailureKind {
  if (isSent && call.kind === "write") return "outcomeUnknown";
  const wasNeverSent = !isSent && !wasLost;
  return wasNeverSent && reason === "timeout" ? "notSent" : reason;
}

/**
 * The failure of a call whose connection is lost; undefined if the call is a read that may be sent once more.
 */
function kindOfLost({ call, isSent, wasLost }: PendingCall): CallFailureKind | undefined {
  if (call.kind === "write") return isSent ? "outcomeUnknown" : "notSent";
  return isSent && wasLost ? "timeout" : undefined;
}

/** Maximum number of calls that are sent and unanswered. Other calls wait in order (S24). */
const maxUnanswered = 200;

/** Makes calls. Each call has exactly one outcome, after which none of its data is kept. */
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
  /** Handles the loss of the replies to the calls with these ids or, without ids, to all sent calls. */
  handleLoss(ids?: readonly string[]): void;
  /** Handles a call that the connection has accepted but not sent. */
  handleUnsent(id: string): void;
  /** Handles a change of the connection's state. */
  handleState(state: ConnectionState): void;
  /**
   * Ends all calls with the member's session. Sent writes fail with `outcomeUnknown`, all other calls with
   * `aborted`.
   */
  abortAll(): void;
}

export interface PendingCallsOptions {
  readonly connection: Connection;
  readonly log: Log;
  readonly counters: Counters;
  /** Drift checks for the JSON of every reply without errors. */
  readonly drift: DriftChecks | undefined;
}

export function createPendingCalls(options: PendingCallsOptions): PendingCalls {
  const { connection, log, counters, drift } = options;
  /** The calls that wait to be sent, in the order in which they will be sent. */
  let waiting = new Set<PendingCall>();
  /** The calls that wait for their reply, by id. */
  const sent = new Map<string, PendingCall>();
  const endedIds = createRecentIds();
  const timeLimits = createTimeLimits<PendingCall>((pending) => {
    cancel(pending, "timeout");
  });

  const isConnected = () => connection.$state.get().status === "connected";

  function takeBack(pending: PendingCall) {
    sent.delete(pending.id);
    pending.isSent = false;
    putFirst(pending);
  }

  function putFirst(...calls: readonly PendingCall[]) {
    waiting = new Set([...calls, ...waiting]);
  }

  function takeWaiting(): readonly PendingCall[] {
    const calls = [...waiting];
    waiting.clear();
    return calls;
  }

  function remove(pending: PendingCall) {
    waiting.delete(pending);
    if (sent.delete(pending.id)) endedIds.add(pending.id);
  }

  function handleEnd(pending: PendingCall) {
    timeLimits.clear(pending);
    remove(pending);
  }

  /** Sends a call. Returns false if the connection has just ended. In this case, its `lost` event follows. */
  function send(pending: PendingCall): boolean {
    const { id, call, body } = pending;
    waiting.delete(pending);
    sent.set(id, pending);
    pending.isSent = true;
    try {
      connection.send({ id, destination: `/gapi/${call.name}`, body });
      return true;
    } catch {
      takeBack(pending);
      return false;
    }
  }

  function sendWaiting() {
    for (const pending of waiting) if (sent.size >= maxUnanswered || !isConnected() || !send(pending)) return;
  }

  function fail(pending: PendingCall, kind: CallFailureKind, cause?: unknown) {
    pending.fail(kind, cause);
    // After the end of a call, the next waiting call can be sent.
    sendWaiting();
  }

  /** Fails a call whose connection is lost. Returns false if the call may be sent again instead. */
  function failIfLost(pending: PendingCall): boolean {
    const kind = kindOfLost(pending);
    if (kind) fail(pending, kind, "connection lost");
    return kind !== undefined;
  }

  function handleLoss(ids?: readonly string[]) {
    const lost = [...sent.values()].filter(({ id }) => !ids || ids.includes(id));
    const unsent = takeWaiting();
    lost.forEach(remove);
    const again = lost.filter((pending) => !failIfLost(pending));
    // The second attempt gets a new id, so that a late reply to the first attempt is not attributed to it.
    for (const pending of again) Object.assign(pending, { id: randomId(), isSent: false, wasLost: true });
    putFirst(...again, ...(ids ? unsent : unsent.filter((pending) => !failIfLost(pending))));
    if (ids) sendWaiting();
  }

  function handleState(state: ConnectionState) {
    if (state.status === "connected") sendWaiting();
    // After a refusal the connection makes no more attempts, so waiting calls would wait in vain.
    if (state.status === "refused")
      for (const pending of [...waiting]) fail(pending, "unauthorised", state.reason);
  }

  function cancel(pending: PendingCall, reason: CancelReason) {
    fail(pending, kindOfCancelled(pending, reason));
  }

  function read(call: Call<unknown, unknown>, delivery: Delivery) {
    if (!delivery.body) log.warn(`${call.name}: empty body`);
    return readReply(call, delivery, (json) => drift?.reply(call, json));
  }

  return {
    make(call, request, { signal, timeoutMs }) {
      if (signal?.aborted) return Promise.reject(new CallFailure("aborted", call.name));
      count(log, `sent ${call.name}`);
      const pending = createPendingCall(call, request, signal, cancel, handleEnd);
      timeLimits.start(pending, timeoutMs);
      if (call.kind === "write" && !isConnected()) fail(pending, "notSent");
      else {
        waiting.add(pending);
        handleState(connection.$state.get());
      }
      return pending.outcome;
    },
    handleReply(delivery) {
      const id = callIdOf(delivery);
      const pending = sent.get(id);
      if (pending) pending.settle(() => read(pending.call, delivery));
      else if (endedIds.has(id)) counters.duplicates += 1;
      else counters.unknownReplies += 1;
      sendWaiting();
    },
    handleLoss,
    handleUnsent(id) {
      const pending = sent.get(id);
      if (!pending) return;
      takeBack(pending);
      if (pending.call.kind === "write") fail(pending, "notSent");
      else sendWaiting();
    },
    handleState,
    abortAll() {
      // The waiting calls are removed first, so that the end of one call does not cause another to be sent.
      for (const pending of [...takeWaiting(), ...sent.values()]) cancel(pending, "aborted");
    },
  };
}
