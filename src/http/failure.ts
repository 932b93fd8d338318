/** One entry of an answer's `errors`: text of a service, cut to what a screen can bear (S19). */
export interface ErrorItem {
  readonly message: string;
  readonly code: string;
  readonly status: number | undefined;
}

/**
 * Why a call gave nothing: no way to the service, no answer in time, an answer that refuses, one that cannot be
 * read, 401, or taken back, by the caller or because the page was put aside.
 */
export type FailureKind = "network" | "timeout" | "status" | "invalidReply" | "unauthorised" | "aborted";

export interface FailureDetails {
  /** HTTP status, or the one inside the answer's body. */
  readonly status?: number | undefined;
  readonly errors?: readonly ErrorItem[];
  /** Of the answer, where one came. */
  readonly headers?: Headers | undefined;
  readonly cause?: unknown;
}

/** A call that failed. Its message holds no address, header or body. */
export class HttpFailure extends Error {
  override readonly name = "HttpFailure";
  readonly status: number | undefined;
  readonly errors: readonly ErrorItem[];
  /** Of the answer; not enumerable, because they are no part of what a log may show. */
  declare readonly headers: Headers | undefined;

  constructor(
    readonly kind: FailureKind,
    { status, errors = [], headers, cause }: FailureDetails = {},
  ) {
    super(status === undefined ? `call failed: ${kind}` : `call failed: ${kind} ${status}`, { cause });
    this.status = status;
    this.errors = errors;
    Object.defineProperty(this, "headers", { value: headers });
  }
}

/** True where the call was taken back: that is no failure of the service. */
export function isAborted(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind === "aborted";
}
