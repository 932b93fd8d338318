import type { ErrorItem } from "../../http/failure";

/**
 * Why a call failed (reliability section 2).
 *
 * - `notSent`: the call was never sent. It may be made again.
 * - `outcomeUnknown`: a write was sent, but its reply did not arrive. It may have taken effect.
 * - `timeout`: the reply to a read did not arrive in time.
 * - `aborted`: the caller cancelled the call, or the member's session ended.
 * - `unauthorised`: the token does not allow this call.
 * - `invalidReply`: the reply is empty or cannot be read.
 * - `remote`: the platform reported errors.
 */
export type CallFailureKind =
  | "notSent"
  | "outcomeUnknown"
  | "timeout"
  | "aborted"
  | "unauthorised"
  | "invalidReply"
  | "remote";

export interface CallFailureDetails {
  readonly errors?: readonly ErrorItem[];
  readonly reply?: unknown;
  readonly cause?: unknown;
}

/**
 * A failed call. Its message contains neither the request nor the reply.
 *
 * @typeParam Reply the type of the call's reply
 */
export class CallFailure<Reply = unknown> extends Error {
  override readonly name = "CallFailure";
  /**
   * The platform's errors, cut to a length that can be displayed. Empty unless `kind` is `remote` or
   * `unauthorised`.
   */
  readonly errors: readonly ErrorItem[];
  /**
   * The reply that had these errors, if it can be read. It may contain data in addition to the errors, such
   * as the part of the request that succeeded. Not enumerable, so that it is never logged.
   */
  declare readonly reply: Reply | undefined;

  constructor(
    readonly kind: CallFailureKind,
    /** The name of the call, such as `getAwards`. */
    readonly call: string,
    { errors = [], reply, cause }: CallFailureDetails = {},
  ) {
    super(`${call} failed: ${kind}`, { cause });
    this.errors = errors;
    Object.defineProperty(this, "reply", { value: reply });
  }
}
