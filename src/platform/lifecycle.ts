/** Somebody who has to know when the page is put aside. */
export interface LifecycleFollower {
  /** The page is left or frozen: what is held must end before this returns. */
  suspend?(): void;
  /** The page is in use again: nothing was heard in between, and every value may be another one. */
  resume?(): void;
}

/**
 * When the browser puts this page aside, and when the page is in use again. Whoever holds what other tabs or the
 * browser would have to wait for (a lock, a channel, a connection, a call on its way) follows it: a page that still
 * holds something is not kept for the back button.
 */
export interface Lifecycle {
  isSuspended(): boolean;
  /**
   * Calls `suspend` of the last follower first, so that what stands on something else ends before it, and `resume` of
   * the first one first. Gives a function that stops that.
   */
  follow(follower: LifecycleFollower): () => void;
}

const signs = ["pagehide", "freeze", "pageshow", "resume", "visibilitychange"];

export function createLifecycle(): Lifecycle {
  const followers = new Set<LifecycleFollower>();
  let isSuspended = false;

  function heed({ type }: Event) {
    const suspends = type === "pagehide" || type === "freeze";
    // Some browsers say by this, before all else, that the page is there again.
    const isHiding = type === "visibilitychange" && document.visibilityState !== "visible";
    if (suspends === isSuspended || isHiding) return;
    isSuspended = suspends;
    for (const follower of suspends ? [...followers].reverse() : [...followers]) {
      // Another one may have ended it in between.
      if (followers.has(follower)) follower[suspends ? "suspend" : "resume"]?.();
    }
  }

  // On their way down, events that do not bubble are heard too, and before any listener of the document. Node has none.
  for (const name of signs) (globalThis as Partial<typeof globalThis>).addEventListener?.(name, heed, true);

  return {
    isSuspended: () => isSuspended,
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}

/** Of the page that this runs in, of which there is one; nothing ever happens in Node. */
export const pageLifecycle: Lifecycle = createLifecycle();
