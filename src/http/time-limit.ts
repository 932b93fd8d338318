import type { Lifecycle } from "../platform/lifecycle";
import { HttpFailure } from "./failure";

/**
 * Ends a call when its caller cancels it, when its time is over (including retries and body), or when the
 * page is suspended.
 */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Rejects with `timeout` or `aborted`; never resolves. */
  readonly ended: Promise<never>;
  /** The failure that has ended the call; undefined if this time limit has not ended it. */
  reason(): HttpFailure | undefined;
  clear(): void;
}

export function createTimeLimit(
  milliseconds: number,
  cancelled: AbortSignal | undefined,
  lifecycle: Lifecycle,
): TimeLimit {
  const controller = new AbortController();
  let reason: HttpFailure | undefined;
  let reject: (failure: HttpFailure) => void;
  const ended = new Promise<never>((_, rejectEnded) => {
    reject = rejectEnded;
  });
  // The time may be over before anyone waits for this promise. This must not count as an unhandled rejection.
  ended.catch(() => undefined);
  const end = (failure: HttpFailure) => {
    if (reason) return;
    reason = failure;
    reject(failure);
    controller.abort();
  };
  const onCancel = () => {
    end(new HttpFailure("aborted"));
  };
  const timer = setTimeout(() => {
    end(new HttpFailure("timeout"));
  }, milliseconds);
  const unsubscribe = lifecycle.subscribe({ suspend: onCancel });
  if (cancelled?.aborted || lifecycle.isSuspended()) onCancel();
  cancelled?.addEventListener("abort", onCancel);
  return {
    signal: controller.signal,
    ended,
    reason: () => reason,
    clear() {
      clearTimeout(timer);
      unsubscribe();
      cancelled?.removeEventListener("abort", onCancel);
    },
  };
}
