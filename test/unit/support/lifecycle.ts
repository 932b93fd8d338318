import type { Lifecycle, LifecycleSubscriber } from "../../../src/platform/lifecycle";

/** A page lifecycle that a test suspends and resumes. */
export function createTestLifecycle() {
  const subscribers = new Set<LifecycleSubscriber>();
  let isSuspended = false;
  const lifecycle: Lifecycle = {
    isSuspended: () => isSuspended,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
  return {
    lifecycle,
    suspend() {
      isSuspended = true;
      for (const { suspend } of [...subscribers].reverse()) suspend?.();
    },
    resume() {
      isSuspended = false;
      for (const { resume } of [...subscribers]) resume?.();
    },
    /** Number of subscribers that are still registered. */
    subscribers: () => subscribers.size,
  };
}
