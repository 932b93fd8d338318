import { createDeferred } from "../../utils/deferred";
import { randomId } from "../../utils/random-id";
import type { Call } from "../calls/call";
import { CallFailure, type CallFailureKind } from "../errors";

export interface CallLimits {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, including the wait for a connection. */
  readonly timeout: number;
}

/** A call that has no outcome yet. */
export interface PendingCall<Reply = unknown> {
  readonly call: Call<unknown, Reply>;
  /** The text of the message: the request in its envelope. */
  readonly body: string;
  /** Settles at the end of the call. Rejects with a CallFailure only. */
  readonly outcome: Promise<Reply>;
  /** The id of the message that was sent, or will be sent. A second attempt has a new one. */
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
export type CancelReason = "timeout" | "aborted";

/**
 * @param request the request as JSON, without the envelope
 * @param onCancel called when the caller cancels the call
 * @param onEnd called before the promise settles
 */
export function createPendingCall<Reply>(
  call: Call<unknown, Reply>,
  request: string,
  signal: AbortSignal | undefined,
  onCancel: (pending: PendingCall, reason: CancelReason) => void,
  onEnd: (pending: PendingCall) => void,
): PendingCall<Reply> {
  const outcome = createDeferred<Reply>();
  const abort = () => {
    onCancel(pending, "aborted");
  };
  signal?.addEventListener("abort", abort);

  function end() {
    signal?.removeEventListener("abort", abort);
    onEnd(pending);
  }

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
  return pending;
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
