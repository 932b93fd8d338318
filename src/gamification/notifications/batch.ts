/**
 * Wait before an entity is read, milliseconds. Callbacks arrive before the platform's store is up to date (protocol
 * section 4), and several of them arrive together.
 */
const settleTime = 2000;

/** Collects the ids of callbacks that arrive together. */
export interface Batch {
  add(id: string): void;
  /** Drops the collected ids. */
  stop(): void;
}

/**
 * Creates a batch.
 * @param read called with the ids collected during `settleTime`, without duplicates
 */
export function createBatch(read: (ids: readonly string[]) => unknown): Batch {
  const ids = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    timer = undefined;
    const collected = [...ids];
    ids.clear();
    read(collected);
  }

  return {
    add(id) {
      ids.add(id);
      timer ??= setTimeout(run, settleTime);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      ids.clear();
    },
  };
}
