import type { ErrorItem } from "../http/failure";

/**
 * Why a call gave no answer (reliability section 2). `notSent`: it never left, and may be made again. `outcomeUnknown`:
 * a write left, and nobody knows what became of it. `timeout`: of a read. `aborted`: taken back by its caller, or by
 * the end of the member's session. `unauthorised`: the token may not do this. `invalidReply`: an answer that cannot be
 * read, an empty one too. `remote`: the platform's own errors.
 */
export type CallFailureKind =
  "notSent" | "outcomeUnknown" | "timeout" | "aborted" | "unauthorised" | "invalidReply" | "remote";

export interface CallFailureDetails {
  readonly errors?: readonly ErrorItem[];
  readonly cause?: unknown;
}

/** A call that failed. Its message holds neither request nor answer. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  /** What the platform said, cut to what a screen can bear; empty unless `remote` or `unauthorised`. */
  readonly errors: readonly ErrorItem[];

  constructor(
    readonly kind: CallFailureKind,
    /** The call's name, such as `getAwards`. */
    readonly call: string,
    { errors = [], cause }: CallFailureDetails = {},
  ) {
    super(`${call} failed: ${kind}`, { cause });
    this.errors = errors;
  }
}
