/** Rows of the error catalogue that exist so far (specification section 8), and at the end the library's own. */
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

/** What the error handler is told, after the effects of the row have taken place. */
export interface HandledError {
  readonly row: ErrorRow;
  readonly error: Error;
}
