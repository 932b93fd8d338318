import type { ErrorItem } from "../../http/failure";
import { BrokerError } from "./stomp/frame";

/**
 * Why a call failed (reliability section 2).
 *
 * - `notSent`: the call was never sent. A new attempt is safe.
 * - `outcomeUnknown`: a write was sent, but no reply arrived. The write may have taken effect.
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
   * The platform's errors, truncated to a displayable length. Empty unless `kind` is `remote` or
   * `unauthorised`.
   */
  readonly errors: readonly ErrorItem[];
  /**
   * The reply that contained these errors; undefined if it cannot be read. It may also contain data, such as
   * the part of the request that succeeded. The property is not enumerable, so that the reply is never
   * logged.
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

/** The token service has refused the caller, or no source of tokens is configured. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/**
 * Words about authentication that brokers and gateways use (reliability section 6). Names of classes in a
 * stack trace must not match, such as `SimpleAuthenticationBroker`.
 */
export const refusalDefault =
  /access (is )?(denied|refused)|(un|not )authori[sz]ed|bad credentials|password is invalid|full authentication|authentication (failed|required)|invalid[ _](token|jwt)|(token|jwt) (is|has) (expired|invalid)/i;

/** Whether the token was refused; anything else is an outage. */
export const isRefusal = (error: unknown, pattern: RegExp): error is Error =>
  error instanceof Refused ||
  // `test` would start at the position of the last match if the pattern has the flag g.
  (error instanceof BrokerError && error.words.search(pattern) >= 0);
