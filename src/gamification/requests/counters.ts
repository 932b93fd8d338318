/** What came that nobody asked for, since the client was made. */
export interface Counters {
  /** Replies to calls that had ended already, second ones and late ones, and callbacks that came twice. */
  duplicates: number;
  /** Replies to calls that were never made. */
  unknownReplies: number;
  /** Callbacks that could not be read, were too large, or were too many. */
  droppedCallbacks: number;
}

export const createCounters = (): Counters => ({ duplicates: 0, unknownReplies: 0, droppedCallbacks: 0 });
