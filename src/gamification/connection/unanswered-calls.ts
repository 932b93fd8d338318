/** No caller waits longer for an answer, milliseconds. */
const maxWait = 60_000;

/** The calls that were sent and have no answer yet. */
export interface UnansweredCalls {
  add(id: string): void;
  remove(id: string): void;
  /** True if no answer is expected. */
  isQuiet(): boolean;
  clear(): void;
}

export function createUnansweredCalls(): UnansweredCalls {
  /** When each was sent, oldest first. */
  const sentAt = new Map<string, number>();
  return {
    add: (id) => void sentAt.set(id, Date.now()),
    remove: (id) => void sentAt.delete(id),
    isQuiet() {
      // The callers of old ones have given up.
      for (const [id, at] of sentAt) {
        if (Date.now() - at < maxWait) return false;
        sentAt.delete(id);
      }
      return true;
    },
    clear: () => {
      sentAt.clear();
    },
  };
}
