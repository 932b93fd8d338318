import { pageDocument } from "../utils/page-document";

/** Callbacks for the suspension of the page. */
export interface LifecycleFollower {
  /**
   * Called before `suspend` of any follower. Sends data that must not be lost, while there is still a
   * connection.
   */
  flush?(): void;
  /**
   * The visitor leaves the page, or it is frozen: locks, channels and connections must be closed before this returns.
   */
  suspend?(): void;
  /** The page is in use again. It received no messages in between, so every value may be outdated. */
  resume?(): void;
}

/**
 * Reports when the browser suspends this page (freezes it, or puts it into the back/forward cache) and when the page is
 * in use again. Code that has a lock, a channel, a connection or an open call must subscribe to it: the browser does
 * not put a page that still has one into the back/forward cache.
 */
export interface Lifecycle {
  isSuspended(): boolean;
  /**
   * Adds a follower. `suspend` is called in reverse order, so that dependents end before their dependencies.
   * @returns a function that removes the follower
   */
  follow(follower: LifecycleFollower): () => void;
}

const eventNames = ["pagehide", "freeze", "pageshow", "resume", "visibilitychange"];

export function createLifecycle(): Lifecycle {
  const followers = new Set<LifecycleFollower>();
  let isSuspended = false;

  function handleEvent({ type }: Event) {
    const suspends = type === "pagehide" || type === "freeze";
    // In some browsers, `visibilitychange` is the first event after the page is restored.
    const isHiding = type === "visibilitychange" && pageDocument.visibilityState !== "visible";
    if (suspends === isSuspended || isHiding) return;
    isSuspended = suspends;
    if (suspends) for (const follower of [...followers]) follower.flush?.();
    for (const follower of suspends ? [...followers].reverse() : [...followers]) {
      // Another follower may have removed it.
      if (followers.has(follower)) follower[suspends ? "suspend" : "resume"]?.();
    }
  }

  // A capturing listener also receives events that do not bubble, and runs before listeners of the document.
  // Node has no events.
  for (const name of eventNames)
    (globalThis as Partial<typeof globalThis>).addEventListener?.(name, handleEvent, true);

  return {
    isSuspended: () => isSuspended,
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}

/** The lifecycle of the current page. In Node, nothing is ever reported. */
export const pageLifecycle: Lifecycle = createLifecycle();
