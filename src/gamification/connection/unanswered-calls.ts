/** Nobody waits longer for an answer, milliseconds. */
const maxWait = 60_000;

/** The calls of a connection that have no answer yet, as far as the wire knows. */
export interface UnansweredCalls {
  add(id: string): void;
  remove(id: string): void;
  /** True where no answer is to be expected. */
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
      // Who sent them may have given up long ago.
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
