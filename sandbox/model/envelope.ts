/** An answer before it goes onto any wire. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Codes of the sandbox's own refusals. */
export type RefusalCode =
  | "BAD_REQUEST"
  | "WRONG_CREDENTIALS"
  | "BOT_CHECK"
  | "UNAUTHORISED"
  | "NICKNAME_INVALID"
  | "NICKNAME_TAKEN"
  | "NOT_FOUND"
  | "SIMULATED_FAULT"
  | "INTERNAL";

/** The envelope of architecture section 10 around a result. */
export function granted(result: unknown): Answer {
  return { status: 200, body: { statusCode: 200, result } };
}

/** For the few calls whose answer has no envelope. */
export function bare(body: object): Answer {
  return { status: 200, body };
}

/** The envelope around one error; the body's `statusCode` repeats the status. */
export function refused(status: number, code: RefusalCode, message: string): Answer {
  return { status, body: { statusCode: status, errors: [{ message, code, status }] } };
}
