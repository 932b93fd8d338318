/** Counts unexpected messages since the client was created. */
export interface Counters {
  /** Late and repeated replies, and repeated callbacks. */
  duplicates: number;
  /** Replies to unknown calls. */
  unknownReplies: number;
  /** Callbacks that were unreadable, too large or too many. */
  droppedCallbacks: number;
}

export const createCounters = (): Counters => ({ duplicates: 0, unknownReplies: 0, droppedCallbacks: 0 });
