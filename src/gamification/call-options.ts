export interface CallOptions {
  /** Takes the call back; a write that left already ends `outcomeUnknown` even so. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds over the whole call, waiting for a connection included. */
  readonly timeout?: number | undefined;
  /** True where what was read a moment ago will not do. */
  readonly fresh?: boolean | undefined;
}
