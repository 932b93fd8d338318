export interface CallOptions {
  /** Cancels the call, which then ends `aborted`. A write that was already sent ends `outcomeUnknown`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for the whole call, including the wait for a connection. Equal reads at the same time share one
   * message and the time limit of the first.
   *
   * @default the client's `timeout`
   */
  readonly timeout?: number | undefined;
  /**
   * True to bypass the read cache, and to share no message with equal reads.
   *
   * @default false
   */
  readonly fresh?: boolean | undefined;
}
