import type { BoardFilter } from "../space/boards";
import { type Destination, Refusal } from "./destination";
import { singleReply } from "./envelope";
import { fieldsOf, textOf, wholeOf } from "./reading";

/** Within the bounds of the contract (protocol section 7). */
function boardFilter(value: unknown): BoardFilter {
  const { topRanksToInclude, ranksAboveToInclude, ranksBelowToInclude } = fieldsOf(value);
  return {
    topRanksToInclude: wholeOf(topRanksToInclude, 10, 1, 50),
    ranksAboveToInclude: wholeOf(ranksAboveToInclude, 0, 0, 20),
    ranksBelowToInclude: wholeOf(ranksBelowToInclude, 0, 0, 20),
  };
}

/** Answers with a snapshot; those that follow come as callbacks while this connection lives. */
export const subscribeToLeaderboard: Destination = {
  reply: "LeaderboardResponse",
  empty: { data: { constraints: [], leaderboardEntries: [] } },
  answer({ gamification, caller, request }) {
    const { entityId, action, leaderboardFilter } = fieldsOf(request);
    const id = textOf(entityId) ?? "";
    const filter = boardFilter(leaderboardFilter);
    const board = gamification.boards.snapshot(id, caller.pass.memberId, filter);
    if (!board) throw new Refusal(404, "La classifica non esiste.");
    if (action === "Unsubscribe") caller.boards.delete(id);
    else if (action === "Subscribe") caller.boards.set(id, filter);
    else throw new Refusal(400, "action deve essere Subscribe o Unsubscribe.");
    return singleReply("Leaderboard", board);
  },
};
