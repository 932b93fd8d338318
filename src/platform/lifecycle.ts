import { pageDocument } from "../utils/page-document";

/** Callbacks for the suspension of the page. */
export interface LifecycleSubscriber {
  /**
   * Called before any subscriber's `suspend`, while the connections are still open. Sends data that must not
   * be lost.
   */
  flush?(): void;
  /**
   * Called when the visitor leaves the page or the browser freezes it. Locks, channels and connections must
   * be closed before this returns.
   */
  suspend?(): void;
  /**
   * Called when the page is in use again. The page received no messages in between, so every value may be
   * outdated.
   */
  resume?(): void;
}

/**
 * Reports when the browser suspends this page (freezes it, or puts it into the back/forward cache) and when
 * the page is in use again. Code with a lock, a channel, a connection or an open call must subscribe and end
 * it, because otherwise the page cannot enter the back/forward cache.
 */
export interface Lifecycle {
  isSuspended(): boolean;
  /**
   * Adds a subscriber. `suspend` is called in reverse order, so that dependents end before their
   * dependencies.
   * @returns a function that removes the subscriber
   */
  subscribe(subscriber: LifecycleSubscriber): () => void;
}

const eventNames = ["pagehide", "freeze", "pageshow", "resume", "visibilitychange"];

export function createLifecycle(): Lifecycle {
  const subscribers = new Set<LifecycleSubscriber>();
  let isSuspended = false;

  function handleEvent({ type }: Event) {
    const suspends = type === "pagehide" || type === "freeze";
    // In some browsers, `visibilitychange` is the first event after the page is restored.
    const isHiding = type === "visibilitychange" && pageDocument.visibilityState !== "visible";
    if (suspends === isSuspended || isHiding) return;
    isSuspended = suspends;
    if (suspends) for (const subscriber of [...subscribers]) subscriber.flush?.();
    for (const subscriber of suspends ? [...subscribers].reverse() : [...subscribers]) {
      // Another subscriber may have removed this one.
      if (subscribers.has(subscriber)) subscriber[suspends ? "suspend" : "resume"]?.();
    }
  }

  // A capturing listener also receives events that do not bubble, and runs before listeners of the document.
  // Node has no `addEventListener`.
  for (const name of eventNames)
    (globalThis as Partial<typeof globalThis>).addEventListener?.(name, handleEvent, true);

  return {
    isSuspended: () => isSuspended,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
}

/** The lifecycle of the current page. In Node, nothing is ever reported. */
export const pageLifecycle: Lifecycle = createLifecycle();

/** Resolves when the document is parsed. Until then, an element that is missing may still be added. */
export function documentParsed(): Promise<void> {
  if (pageDocument.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => {
    pageDocument.addEventListener(
      "DOMContentLoaded",
      () => {
        resolve();
      },
      { once: true },
    );
  });
}
