import type { LockManagerLike } from "../../../platform/locks";
import { createDeferred } from "../../../utils/promises";

/**
 * Detects which tabs exist. Each tab holds a lock with its own id in the name, which the browser releases
 * when the tab is gone.
 */
export interface Presence {
  /** Resolves when the other tabs can detect this tab. @throws DOMException if the page may not use locks */
  enter(): Promise<void>;
  leave(): void;
  /**
   * Calls the listener once when the tab is gone, or immediately if it never existed.
   *
   * @returns a function that removes the listener
   */
  onGone(tab: string, listener: () => void): () => void;
}

/**
 * @param groupName the name of the group of tabs that share a connection
 * @param tab the id of this tab
 */
export function createPresence(locks: LockManagerLike, groupName: string, tab: string): Presence {
  const lockNameOf = (id: string) => `${groupName}:${id}`;
  const released = createDeferred<undefined>();
  return {
    enter: () =>
      new Promise((resolve, reject) => {
        locks
          .request(lockNameOf(tab), () => {
            resolve();
            return released.promise;
          })
          .catch(reject);
      }),
    leave: () => {
      released.resolve(undefined);
    },
    onGone(id, listener) {
      const waiting = new AbortController();
      locks
        .request(lockNameOf(id), { signal: waiting.signal }, () => {
          if (!waiting.signal.aborted) listener();
        })
        // The request for the lock fails only if it was aborted. On a page without locks, `enter` has already
        // rejected.
        .catch(() => undefined);
      return () => {
        waiting.abort();
      };
    },
  };
}

/** The presence of a tab that does not share a connection. */
export const singleTabPresence: Presence = {
  enter: () => Promise.resolve(),
  leave: () => undefined,
  onGone: () => () => undefined,
};
