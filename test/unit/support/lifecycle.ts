import type { Lifecycle, LifecycleFollower } from "../../../src/platform/lifecycle";

/** A page lifecycle that a test suspends and resumes. */
export function createTestLifecycle() {
  const followers = new Set<LifecycleFollower>();
  let isSuspended = false;
  const lifecycle: Lifecycle = {
    isSuspended: () => isSuspended,
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
  return {
    lifecycle,
    suspend() {
      isSuspended = true;
      for (const { suspend } of [...followers].reverse()) suspend?.();
    },
    resume() {
      isSuspended = false;
      for (const { resume } of [...followers]) resume?.();
    },
    /** Number of subscribers that are still registered. */
    followers: () => followers.size,
  };
}
