import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useState } from "react";
import { createHeldUpdates } from "../../src/gamification/leaderboards/held-updates";
import { boardRows } from "../../src/gamification/leaderboards/rows";
import { type OwnStanding, ownStanding } from "../../src/gamification/leaderboards/views";
import type { Leaderboard } from "../../src/gamification/protocol/leaderboards";
import { useAccount, useGamification, usePanels } from "../../src/widget-kit";

/** The player's rank and the rank above it are sufficient. */
const filter = { topRanksToInclude: 1, ranksAboveToInclude: 1, ranksBelowToInclude: 0 };

/** The rank changes at most once in this time, milliseconds (G4). */
const interval = 1000;

/** Maximum wait for a leaderboard, milliseconds. */
const patience = 4000;

/** The last leaderboard of each contest, by login. A section that is opened again shows it at once, even offline. */
const lastBoards = new WeakMap<AbortSignal, Map<string, Leaderboard>>();

function lastBoardsOf(login: AbortSignal | undefined): Map<string, Leaderboard> {
  const boards = (login && lastBoards.get(login)) ?? new Map<string, Leaderboard>();
  if (login) lastBoards.set(login, boards);
  return boards;
}

export interface OwnStandingReading {
  /** True until the leaderboard has arrived or the maximum wait has passed. */
  readonly isPending: boolean;
  /** Undefined if the member is not on the leaderboard, or while this is unknown. */
  readonly standing: OwnStanding | undefined;
}

/**
 * Subscribes to the member's rank on a leaderboard.
 *
 * @param contestId undefined if there is no leaderboard
 */
export function useOwnStanding(contestId: string | undefined): OwnStandingReading {
  const client = useGamification();
  // The client forgets its leaderboards at the end of the login.
  const login = useStore(useAccount().session.$signal);
  const member = useStore(usePanels().member.$state);
  const [updates] = useState(() => createHeldUpdates<Leaderboard>(interval));
  const [isGivenUp, setGivenUp] = useState(false);
  const boards = useMemo(() => lastBoardsOf(login), [login]);
  const current = useStore(updates.$picture).value;
  const board = current ?? (contestId === undefined ? undefined : boards.get(contestId));

  useEffect(() => {
    if (contestId === undefined) return;
    const timer = setTimeout(() => setGivenUp(true), patience);
    const leave = client.board(contestId, filter, (news) => {
      if (news.status === "ready") {
        boards.set(contestId, news.board);
        updates.add(news.board);
        return;
      }
      boards.delete(contestId);
      setGivenUp(true);
    });
    return () => {
      clearTimeout(timer);
      leave();
      updates.clear();
      setGivenUp(false);
    };
  }, [client, updates, boards, contestId]);

  const ownId = "value" in member ? member.value.id : undefined;
  const standing = useMemo(
    () => board && ownStanding(boardRows(board.leaderboardEntries, ownId)),
    [board, ownId],
  );
  return { isPending: contestId !== undefined && board === undefined && !isGivenUp, standing };
}
