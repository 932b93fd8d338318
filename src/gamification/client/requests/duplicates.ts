/**
 * Maximum number of remembered ids. It exceeds the number of unanswered calls, so that a late reply is still
 * recognised.
 */
const maxIds = 256;

/** Remembers the most recent ids, to recognise duplicates and late messages. */
export interface RecentIds {
  add(id: string): void;
  has(id: string): boolean;
}

export function createRecentIds(): RecentIds {
  const ids = new Set<string>();
  return {
    add(id) {
      ids.add(id);
      if (ids.size <= maxIds) return;
      const [oldest = ""] = ids;
      ids.delete(oldest);
    },
    has: (id) => ids.has(id),
  };
}

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
