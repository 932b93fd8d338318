/** Subscriptions to something that runs while there is at least one. */
export interface SubscriptionCount {
  /**
   * Adds a subscription; the first one starts what runs.
   *
   * @returns a function that ends the subscription; the last one stops what runs. A second call does nothing
   */
  add(): () => void;
  /** Whether there is a subscription. Already true while the first one starts what runs. */
  hasAny(): boolean;
}

/**
 * Starts something with the first subscription and stops it with the last. For a store of nanostores, use `onMount`
 * instead: it stops a second after the last listener.
 *
 * @param start returns a function that stops. @default only counts
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
