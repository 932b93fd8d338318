/**
 * The wait before an entity is read, milliseconds. Callbacks run ahead of the platform's store (protocol
 * section 4), and several come together.
 */
const settleTime = 2000;

/** Collects ids of callbacks that come together. */
export interface Batch {
  add(id: string): void;
  /** Drops what was collected. */
  stop(): void;
}

/** @param read called once for all ids of `settleTime`, without duplicates */
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
