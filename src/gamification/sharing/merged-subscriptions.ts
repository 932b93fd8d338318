import { isSameSubscription } from "../connection/leaderboard-subscriptions";
import type { LeaderboardSubscription } from "../connection/connection";

/** What all tabs together want to see of the boards. */
export interface BoardWishes {
  /**
   * Replaces what a tab wanted before. Gives the wishes for boards that are new to this tab and come no wider by it:
   * nobody will send their first snapshot by itself.
   */
  set(tab: string, boards: readonly LeaderboardSubscription[]): readonly LeaderboardSubscription[];
  /** One wish for each board, wide enough for all tabs. */
  all(): readonly LeaderboardSubscription[];
  clear(): void;
}

const widest = (
  one: LeaderboardSubscription,
  other: LeaderboardSubscription = one,
): LeaderboardSubscription => ({
  entityId: one.entityId,
  topRanksToInclude: Math.max(one.topRanksToInclude, other.topRanksToInclude),
  ranksAboveToInclude: Math.max(one.ranksAboveToInclude, other.ranksAboveToInclude),
  ranksBelowToInclude: Math.max(one.ranksBelowToInclude, other.ranksBelowToInclude),
});

function union(
  wishes: Iterable<readonly LeaderboardSubscription[]>,
): ReadonlyMap<string, LeaderboardSubscription> {
  const boards = new Map<string, LeaderboardSubscription>();
  for (const wish of [...wishes].flat()) boards.set(wish.entityId, widest(wish, boards.get(wish.entityId)));
  return boards;
}

export function createBoardWishes(): BoardWishes {
  const tabs = new Map<string, readonly LeaderboardSubscription[]>();
  let boards: ReadonlyMap<string, LeaderboardSubscription> = new Map();
  return {
    set(tab, wishes) {
      const [known, before] = [tabs.get(tab) ?? [], boards];
      if (wishes.length > 0) tabs.set(tab, wishes);
      else tabs.delete(tab);
      boards = union(tabs.values());
      return [...union([wishes]).keys()]
        .filter((entityId) => !known.some((wish) => wish.entityId === entityId))
        .flatMap((entityId) => boards.get(entityId) ?? [])
        .filter((wish) => isSameSubscription(wish, before.get(wish.entityId)));
    },
    all: () => [...boards.values()],
    clear() {
      tabs.clear();
      boards = new Map();
    },
  };
}
