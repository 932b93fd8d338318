/** Time limits of many items. They share one timer, because a timer costs more than the JSON of a call. */
export interface TimeLimits<Item> {
  /**
   * Starts the limit of an item. @param milliseconds at most 24 days; longer limits are shortened to 24 days
   */
  start(item: Item, milliseconds: number): void;
  /** Ends the limit of an item. Has no effect if its time is over. */
  clear(item: Item): void;
}

/**
 * Creates the time limits.
 * @param onOver called once for an item whose time is over; the item then no longer has a limit
 */
export function createTimeLimits<Item>(onOver: (item: Item) => void): TimeLimits<Item> {
  /** The end of each item's time, by `performance.now`. */
  const ends = new Map<Item, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** No item's time is over before this instant. */
  let dueAt = Infinity;

  function setTimer() {
    clearTimeout(timer);
    dueAt = Math.min(...ends.values());
    if (dueAt < Infinity) timer = setTimeout(check, Math.ceil(dueAt - performance.now()));
  }

  function check() {
    const now = performance.now();
    const over = [...ends].filter(([, end]) => end <= now).map(([item]) => item);
    // The callback of an item may clear another item whose time is over.
    for (const item of over) if (ends.delete(item)) onOver(item);
    setTimer();
  }

  return {
    start(item, milliseconds) {
      const end = performance.now() + Math.min(milliseconds, maxTimerDelay);
      ends.set(item, end);
      if (end < dueAt) setTimer();
    },
    clear(item) {
      ends.delete(item);
      // While items remain, the running timer finds the next item whose time is over.
      if (ends.size === 0) setTimer();
    },
  };
}

/**
 * The longest delay of `setTimeout`, milliseconds (24 days). A timer with a longer delay ends immediately.
 */
export const maxTimerDelay = 2 ** 31 - 1;
