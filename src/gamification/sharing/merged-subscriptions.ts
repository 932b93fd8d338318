import { isSameSubscription } from "../connection/leaderboard-subscriptions";
import type { LeaderboardSubscription } from "../connection/connection";
import { mergeSubscriptions } from "../connection/merge-subscriptions";

/** The leaderboard subscriptions of all tabs, merged into one for each leaderboard. */
export interface MergedSubscriptions {
  /**
   * Replaces the subscriptions of a tab.
   *
   * @returns the merged subscriptions that are new to this tab and did not change: the platform sends no snapshot for
   * them by itself
   */
  set(tab: string, subscriptions: readonly LeaderboardSubscription[]): readonly LeaderboardSubscription[];
  /** One for each leaderboard. It is the same object until it changes. */
  all(): readonly LeaderboardSubscription[];
}

export function createMergedSubscriptions(): MergedSubscriptions {
  const tabs = new Map<string, readonly LeaderboardSubscription[]>();
  let merged = new Map<string, LeaderboardSubscription>();

  return {
    set(tab, subscriptions) {
      const known = mergeSubscriptions(tabs.get(tab) ?? []);
      const before = merged;
      if (subscriptions.length > 0) tabs.set(tab, subscriptions);
      else tabs.delete(tab);
      merged = new Map(mergeSubscriptions([...tabs.values()].flat()));
      for (const [entityId, each] of before)
        if (isSameSubscription(each, merged.get(entityId))) merged.set(entityId, each);
      return [...mergeSubscriptions(subscriptions).keys()]
        .filter((entityId) => !known.has(entityId))
        .flatMap((entityId) => merged.get(entityId) ?? [])
        .filter((each) => each === before.get(each.entityId));
    },
    all: () => [...merged.values()],
  };
}
