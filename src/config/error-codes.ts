/**
 * Codes of handled errors. The codes of the error catalogue (specification section 8) come first, followed by
 * the library's own. `clientlibs/docs/error-codes.ts` describes each code.
 */
export type ErrorCode =
  | "balance"
  | "registry"
  | "self-exclusion"
  | "game-pauses"
  | "refresh"
  | "ip"
  | "cookie-domain"
  | "login"
  | "chunk"
  | "crash";

/** The argument of `onError`, which is called after the effects of the error. */
export interface HandledError {
  readonly code: ErrorCode;
  readonly error: Error;
}
