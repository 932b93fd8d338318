import { type ContestQuery, contestList } from "../../src/gamification/competitions/contest-queries";
import { runningContest } from "../../src/gamification/competitions/contests";
import type { Contest } from "../../src/gamification/protocol/competitions";
import { useConfig } from "../../src/widget-kit";
import { type EntityPanel, useEntityList } from "../../src/widget-kit/gamification";

/** The author's choice: a contest, or a competition whose running contest is shown. One of the two is not empty. */
export interface BoardTarget {
  readonly entityId?: string | undefined;
  readonly competitionId?: string | undefined;
}

export interface ContestPanel {
  /** State of the panel that reads the contests. */
  readonly panel: EntityPanel<Contest>;
  /** The contest; undefined while it is unknown or if there is none. */
  readonly contest: Contest | undefined;
  /** The id of the leaderboard; undefined while it is unknown or if there is none. */
  readonly boardId: string | undefined;
}

/** No limit, because all contests of a competition are needed at once. */
const limit = Infinity;

/**
 * The contest of a leaderboard, or the running contest if `entityId` is the id of a competition. The running
 * contest changes with each round, so the contests of the competition are read again after callbacks.
 */
export function useContest({ entityId, competitionId }: BoardTarget): ContestPanel {
  const { language } = useConfig();
  const query: ContestQuery = {
    ids: entityId ? [entityId] : [],
    competitionIds: !entityId && competitionId ? [competitionId] : [],
    language,
  };
  const panel = useEntityList(contestList, query, { limit });
  const contests = panel.items ?? [];
  const contest = contests.find(({ id }) => id === entityId) ?? runningContest(contests);
  // If a competition has contests but none is shown, the id of the competition is not the id of a
  // leaderboard.
  return { panel, contest, boardId: contest?.id || (!contests[0] && entityId) || undefined };
}
