import { type Lifecycle, pageLifecycle } from "./lifecycle";

/** One tab at a time, where the browser has Web Locks. */
export interface Locks {
  /**
   * Does the work while no other tab of the site does work of this name. After `patience` milliseconds, or where the
   * browser knows no locks, it is done all the same: a tab that hangs must not stall the others. A page that is put
   * aside waits no longer either, since it must not be given a lock then.
   */
  run<Result>(name: string, patience: number, work: () => Promise<Result>): Promise<Result>;
}

/** What is used of the browser's lock manager; tests bring their own. */
export type LockManagerLike = Pick<LockManager, "request">;

/** Plain http and sandboxed frames have none. */
export function browserLocks(): LockManagerLike | undefined {
  try {
    return navigator.locks as LockManagerLike | undefined;
  } catch {
    return undefined;
  }
}

export function createLocks(
  manager: LockManagerLike | undefined = browserLocks(),
  lifecycle: Lifecycle = pageLifecycle,
): Locks {
  return {
    async run(name, patience, work) {
      if (!manager) return work();
      const waiting = new AbortController();
      const stopWaiting = () => {
        waiting.abort();
      };
      const timer = setTimeout(stopWaiting, patience);
      const stopFollowing = lifecycle.follow({ suspend: stopWaiting });
      let isOurs = false;
      try {
        return await manager.request(name, { signal: waiting.signal }, () => {
          isOurs = true;
          clearTimeout(timer);
          return work();
        });
      } catch (error) {
        if (isOurs) throw error;
        return await work();
      } finally {
        stopFollowing();
        clearTimeout(timer);
      }
    },
  };
}
