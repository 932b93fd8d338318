import type { Lifecycle } from "../platform/lifecycle";
import { HttpFailure } from "./failure";

/**
 * One call's end: the caller's own cancellation, the time limit over all of it, retries and body included, and the
 * moment when the page is put aside.
 */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Rejects with `timeout` or `aborted`; never resolves. */
  readonly ended: Promise<never>;
  /** What ended the call, or undefined where neither did. */
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
  const stopFollowing = lifecycle.follow({ suspend: onCancel });
  if (cancelled?.aborted || lifecycle.isSuspended()) onCancel();
  cancelled?.addEventListener("abort", onCancel);
  return {
    signal: controller.signal,
    ended,
    reason: () => reason,
    clear() {
      clearTimeout(timer);
      stopFollowing();
      cancelled?.removeEventListener("abort", onCancel);
    },
  };
}
