import { type Lifecycle, pageLifecycle } from "./lifecycle";

/** Locks that all tabs of a site share, based on the Web Locks API. */
export interface Locks {
  /**
   * Runs `work` while no other tab runs work with the same `name`. Runs it without a lock in three cases: the
   * browser has no locks; the lock is not free within `patience` milliseconds, because a tab that hangs must
   * not block the others; the page is suspended, because a suspended page must not get a lock.
   */
  run<Result>(name: string, patience: number, work: () => Promise<Result>): Promise<Result>;
}

/** The members of a lock's options that the library uses. */
export interface LockOptionsLike {
  readonly mode?: "exclusive" | "shared";
  readonly ifAvailable?: boolean;
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

interface LockLike {
  readonly name: string;
  readonly mode: "exclusive" | "shared";
}

type Granted<Result> = (lock: LockLike | null) => Result;

/**
 * The members of `LockManager` that the library uses, without types of the DOM, because Node programs import
 * it. Tests replace it.
 */
export interface LockManagerLike {
  request<Result>(name: string, granted: Granted<Result>): Promise<Awaited<Result>>;
  request<Result>(name: string, options: LockOptionsLike, granted: Granted<Result>): Promise<Awaited<Result>>;
}

/** Undefined on pages loaded over http and in sandboxed iframes. */
export function browserLocks(): LockManagerLike | undefined {
  try {
    const { locks } = navigator as { locks?: LockManagerLike };
    return typeof locks?.request === "function" ? locks : undefined;
  } catch {
    return undefined;
  }
}

export function createLocks(
  manager: LockManagerLike | undefined = browserLocks(),
  lifecycle: Lifecycle = pageLifecycle,
): Locks {
  return {
    async run<Result>(name: string, patience: number, work: () => Promise<Result>): Promise<Result> {
      if (!manager) return work();
      const waiting = new AbortController();
      const stopWaiting = () => {
        waiting.abort();
      };
      const timer = setTimeout(stopWaiting, patience);
      const unsubscribe = lifecycle.subscribe({ suspend: stopWaiting });
      let running: Promise<Result> | undefined;
      try {
        await manager.request(name, { signal: waiting.signal }, () => {
          clearTimeout(timer);
          return (running = work());
        });
      } catch {
        // Ignored here. If the lock is not available, `work` runs below without it. If `work` has failed, its
        // promise is returned below.
      } finally {
        unsubscribe();
        clearTimeout(timer);
      }
      // If a page has replaced the lock manager, the replacement may end without running the work or without
      // its result.
      return running ?? work();
    },
  };
}
