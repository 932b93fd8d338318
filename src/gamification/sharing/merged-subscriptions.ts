import { isSameSubscription } from "../connection/leaderboard-subscriptions";
import type { LeaderboardSubscription } from "../connection/connection";
import { mergeSubscriptions } from "../merge-subscriptions";

/** The leaderboard subscriptions of all tabs, merged into one for each leaderboard. */
export interface MergedSubscriptions {
  /**
   * Replaces the subscriptions of a tab.
   *
   * @returns the merged subscriptions that are new to this tab and did not change: the platform sends no snapshot for
   * them by itself
   */
  set(tab: string, subscriptions: readonly LeaderboardSubscription[]): readonly LeaderboardSubscription[];
  all(): readonly LeaderboardSubscription[];
}

export function createMergedSubscriptions(): MergedSubscriptions {
  const tabs = new Map<string, readonly LeaderboardSubscription[]>();
  let merged: ReadonlyMap<string, LeaderboardSubscription> = new Map();

  return {
    set(tab, subscriptions) {
      const known = tabs.get(tab) ?? [];
      const before = merged;
      if (subscriptions.length > 0) tabs.set(tab, subscriptions);
      else tabs.delete(tab);
      merged = mergeSubscriptions([...tabs.values()].flat());
      return [...mergeSubscriptions(subscriptions).keys()]
        .filter((entityId) => !known.some((subscription) => subscription.entityId === entityId))
        .flatMap((entityId) => merged.get(entityId) ?? [])
        .filter((subscription) => isSameSubscription(subscription, before.get(subscription.entityId)));
    },
    all: () => [...merged.values()],
  };
}
