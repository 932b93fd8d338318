import type { BoardFilter } from "../space/boards";
import { type Destination, Refusal } from "./destination";
import { singleReply } from "./envelope";
import { fieldsOf, textOf, integerOf } from "./reading";

/** The filter of a request, with its numbers limited to the contract's bounds (protocol section 7). */
function boardFilter(value: unknown): BoardFilter {
  const { topRanksToInclude, ranksAboveToInclude, ranksBelowToInclude } = fieldsOf(value);
  return {
    topRanksToInclude: integerOf(topRanksToInclude, 10, 1, 50),
    ranksAboveToInclude: integerOf(ranksAboveToInclude, 0, 0, 20),
    ranksBelowToInclude: integerOf(ranksBelowToInclude, 0, 0, 20),
  };
}

/** Replies with a snapshot. Later snapshots are sent as callbacks as long as the connection is open. */
export const subscribeToLeaderboard: Destination = {
  reply: "LeaderboardResponse",
  empty: { data: { constraints: [], leaderboardEntries: [] } },
  answer({ gamification, caller, request }) {
    const { entityId, action, leaderboardFilter } = fieldsOf(request);
    const id = textOf(entityId) ?? "";
    const filter = boardFilter(leaderboardFilter);
    const board = gamification.boards.snapshot(id, caller.identity.memberId, filter);
    if (!board) throw new Refusal(404, "La classifica non esiste.");
    if (action === "Unsubscribe") caller.boards.delete(id);
    else if (action === "Subscribe") caller.boards.set(id, { filter, snapshot: board });
    else throw new Refusal(400, "action deve essere Subscribe o Unsubscribe.");
    return singleReply("Leaderboard", board);
  },
};
