export interface CallOptions {
  /** Cancels the call, which then ends `aborted`. A write that was already sent ends `outcomeUnknown`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for the whole call, including the wait for a connection.
   *
   * @default the client's `timeout`
   */
  readonly timeout?: number | undefined;
  /**
   * True to bypass the read cache.
   *
   * @default false
   */
  readonly fresh?: boolean | undefined;
}
