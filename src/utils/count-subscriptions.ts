/** Subscriptions to a process, which runs while there is at least one subscription. */
export interface SubscriptionCount {
  /**
   * Adds a subscription. The first one starts the process.
   *
   * @returns a function that ends the subscription; the last one stops the process. A second call does
   * nothing
   */
  add(): () => void;
  /** Whether there is a subscription. Already true while the first subscription starts the process. */
  hasAny(): boolean;
}

/**
 * Starts a process with the first subscription and stops it with the last one. For a store of nanostores, use
 * `onMount` instead, which stops a second after the last listener.
 *
 * @param start returns a function that stops the process. @default only counts
 */
export function countSubscriptions(start: () => () => void = () => () => undefined): SubscriptionCount {
  let count = 0;
  let stop: (() => void) | undefined;
  return {
    add() {
      count += 1;
      if (count === 1) stop = start();
      let isActive = true;
      return () => {
        if (!isActive) return;
        isActive = false;
        count -= 1;
        if (count === 0) stop?.();
      };
    },
    hasAny: () => count > 0,
  };
}
