/** Rows of the error catalogue that exist so far (specification section 8), and the library's own two. */
export type ErrorRow = "balance" | "login" | "ip" | "cookie-domain" | "chunk" | "crash";

/** What the error handler is told, after the effects of the row have taken place. */
export interface HandledError {
  readonly row: ErrorRow;
  readonly error: Error;
}
