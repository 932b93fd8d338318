import type { LeaderboardSubscription } from "./connection";

/** A subscription that covers both: the largest number of ranks of each kind. */
const union = (
  one: LeaderboardSubscription,
  other: LeaderboardSubscription = one,
): LeaderboardSubscription => ({
  entityId: one.entityId,
  topRanksToInclude: Math.max(one.topRanksToInclude, other.topRanksToInclude),
  ranksAboveToInclude: Math.max(one.ranksAboveToInclude, other.ranksAboveToInclude),
  ranksBelowToInclude: Math.max(one.ranksBelowToInclude, other.ranksBelowToInclude),
});

/**
 * Merges subscriptions, since the platform keeps one per leaderboard and connection (protocol section 7).
 *
 * @returns by entity id, one subscription that covers all of this leaderboard
 */
export function mergeSubscriptions(
  subscriptions: Iterable<LeaderboardSubscription>,
): ReadonlyMap<string, LeaderboardSubscription> {
  const merged = new Map<string, LeaderboardSubscription>();
  for (const each of subscriptions) merged.set(each.entityId, union(each, merged.get(each.entityId)));
  return merged;
}
