/** Rows of the error catalogue (specification section 8). The last ones are the library's own. */
export type ErrorRow =
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

/** The argument of `onError`, which is called after the effects of the row. */
export interface HandledError {
  readonly row: ErrorRow;
  readonly error: Error;
}
