/** A response, independent of its transport. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The sandbox's error codes. */
export type ErrorCode =
  | "BAD_REQUEST"
  | "WRONG_CREDENTIALS"
  | "BOT_CHECK"
  | "UNAUTHORISED"
  | "NICKNAME_INVALID"
  | "NICKNAME_TAKEN"
  | "NOT_FOUND"
  | "SIMULATED_FAULT"
  | "INTERNAL";

/** A result in the envelope of architecture section 10. */
export function success(result: unknown): Answer {
  return { status: 200, body: { statusCode: 200, result } };
}

/** A result without an envelope, which a few calls return. */
export function withoutEnvelope(body: object): Answer {
  return { status: 200, body };
}

/** One error in the envelope; the body's `statusCode` repeats the status. */
export function failure(status: number, code: ErrorCode, message: string): Answer {
  return { status, body: { statusCode: status, errors: [{ message, code, status }] } };
}
