import { boundedText } from "../utils/bounded-text";
import { isRecord } from "../utils/objects";

/** One entry of a response's `errors`. The texts are cut to a length that can be shown (S19). */
export interface ErrorItem {
  readonly message: string;
  readonly code: string;
  readonly status: number | undefined;
}

/**
 * Why a call failed. `network`: the service cannot be reached. `timeout`: no response arrives in time.
 * `status`: the response has an error status. `invalidReply`: the response does not have the expected shape.
 * `unauthorised`: the response has status 401. `aborted`: the caller cancelled the call, or the page was
 * suspended.
 */
export type FailureKind = "network" | "timeout" | "status" | "invalidReply" | "unauthorised" | "aborted";

export interface FailureDetails {
  /** The HTTP status, or the `statusCode` in the body. */
  readonly status?: number | undefined;
  readonly errors?: readonly ErrorItem[];
  /** The headers of the response, if there is one. */
  readonly headers?: Headers | undefined;
  readonly cause?: unknown;
}

/** A call has failed. The message contains no URL, header or body. */
export class HttpFailure extends Error {
  override readonly name = "HttpFailure";
  readonly status: number | undefined;
  readonly errors: readonly ErrorItem[];
  /** The headers of the response. Not enumerable, so that they are never logged. */
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

/** True if the call was cancelled, which is not a failure of the service. */
export function isAborted(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind === "aborted";
}

const maxItems = 20;

/** The `errors` of a response of any shape. Entries that are not objects are left out. */
export function readErrorItems(body: unknown): readonly ErrorItem[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors
    .slice(0, maxItems)
    .filter(isRecord)
    .map((item) => ({
      message: boundedText(item.message),
      code: boundedText(item.code),
      status: typeof item.status === "number" ? item.status : undefined,
    }));
}
