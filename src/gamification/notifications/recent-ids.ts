/** Time within which two sources may report the same event, milliseconds. */
const sameNewsTime = 15_000;

/**
 * Achievements that were announced a moment ago, because of a message or because of the member's progress.
 */
export interface RecentIds {
  /** Remembers an id. Does nothing without an id. */
  add(id: string | undefined): void;
  has(id: string | undefined): boolean;
  clear(): void;
}

/** @param now milliseconds since 1970 */
export function createRecentIds(now: () => number): RecentIds {
  const times = new Map<string | undefined, number>();
  const isRecent = (at: number | undefined) => at !== undefined && now() - at < sameNewsTime;
  return {
    add(id) {
      for (const [known, at] of times) if (!isRecent(at)) times.delete(known);
      if (id !== undefined) times.set(id, now());
    },
    has: (id) => isRecent(times.get(id)),
    clear() {
      times.clear();
    },
  };
}
