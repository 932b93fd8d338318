import { createDeferred } from "../../utils/deferred";
import { randomId } from "../../utils/random-id";
import type { Call } from "../calls/call";
import type { Delivery } from "../connection/connection";
import { CallFailure, type CallFailureKind } from "../errors";

/** The longest delay of `setTimeout`, milliseconds (24 days). A longer one ends immediately. */
const maxTimerDelay = 2 ** 31 - 1;

export interface CallLimits {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, including the wait for a connection. */
  readonly timeout: number;
}

/** A call that has no outcome yet. */
export interface PendingCall {
  readonly call: Call<unknown, unknown>;
  /** The text of the message: the request in its envelope. */
  readonly body: string;
  /** The id of the message that was sent, or will be sent. A second attempt has a new one. */
  id: string;
  /** True if the call was sent and has no reply yet. */
  isSent: boolean;
  /** True if the connection of the first attempt was lost. */
  wasLost: boolean;
  /** Settles the call by its reply. */
  answer(delivery: Delivery): void;
  fail(kind: CallFailureKind, cause?: unknown): void;
}

/** Why a call ends without a reply, although the connection is not lost. */
export type CancelReason = "timeout" | "aborted";

export interface PendingCallOptions<Reply> {
  readonly call: Call<unknown, Reply>;
  /** The request as JSON, without the envelope. */
  readonly request: string;
  readonly limits: CallLimits;
  /** @throws CallFailure if the reply is an error or cannot be read */
  readonly read: (delivery: Delivery) => Reply;
  /** The time is over, or the caller cancels the call. */
  readonly onCancel: (pending: PendingCall, reason: CancelReason) => void;
  /** The call has an outcome. */
  readonly onEnd: (pending: PendingCall) => void;
}

/** Creates a call with its timer, and the promise of its only outcome. */
export function createPendingCall<Reply>(options: PendingCallOptions<Reply>) {
  const { call, request, limits, read, onCancel, onEnd } = options;
  const outcome = createDeferred<Reply>();

  const timer = setTimeout(
    () => {
      onCancel(pending, "timeout");
    },
    Math.min(limits.timeout, maxTimerDelay),
  );
  const onAbort = () => {
    onCancel(pending, "aborted");
  };
  limits.signal?.addEventListener("abort", onAbort);

  function end() {
    clearTimeout(timer);
    limits.signal?.removeEventListener("abort", onAbort);
    onEnd(pending);
  }

  const pending: PendingCall = {
    call,
    body: `{"body":${request}}`,
    id: randomId(),
    isSent: false,
    wasLost: false,
    answer(delivery) {
      end();
      try {
        outcome.resolve(read(delivery));
      } catch (failure) {
        outcome.reject(failure);
      }
    },
    fail(kind, cause) {
      end();
      outcome.reject(new CallFailure(kind, call.name, { cause }));
    },
  };
  return { pending, outcome: outcome.promise };
}

/** The failure of a call that is cancelled. A sent write may have taken effect. */
export function kindOfCancelled(
  { call, isSent, wasLost }: PendingCall,
  reason: CancelReason,
): CallFailureKind {
  if (isSent && call.kind === "write") return "outcomeUnknown";
  const wasNeverSent = !isSent && !wasLost;
  return wasNeverSent && reason === "timeout" ? "notSent" : reason;
}

/** The failure of a call whose connection is lost; undefined for a read, which may be sent once more. */
export function kindOfLost({ call, isSent, wasLost }: PendingCall): CallFailureKind | undefined {
  if (call.kind === "write") return isSent ? "outcomeUnknown" : "notSent";
  return isSent && wasLost ? "timeout" : undefined;
}
