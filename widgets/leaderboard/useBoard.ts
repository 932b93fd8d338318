import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { createHeldUpdates, type HeldUpdates } from "../../src/gamification/leaderboards/held-updates";
import type { BoardExtent } from "../../src/gamification/leaderboards/views";
import type { Leaderboard } from "../../src/gamification/protocol/leaderboards";
import { useAccount, useGamification, useServices } from "../../src/widget-kit";

/** A snapshot of a leaderboard, and its arrival: milliseconds since 1970. */
export interface BoardSnapshot {
  readonly board: Leaderboard;
  readonly at: number;
}

export interface LiveBoard {
  readonly updates: HeldUpdates<BoardSnapshot>;
  /** True if the platform refused the subscription. */
  readonly isRefused: boolean;
  retry(): void;
}

/** Minimum time between two moves of the rows, milliseconds (G4). */
const pictureInterval = 1000;

/**
 * Subscribes to a leaderboard while the widget is mounted. All widgets of a board share one subscription.
 *
 * @param isMember true if the board may have the player's row; the rank above this row is always requested
 */
export function useBoard(
  entityId: string | undefined,
  { top, above, below }: BoardExtent,
  isMember: boolean,
): LiveBoard {
  const client = useGamification();
  const { clock } = useServices();
  // The client forgets its boards at the end of the login.
  const login = useStore(useAccount().session.$signal);
  const [updates] = useState(() => createHeldUpdates<BoardSnapshot>(pictureInterval));
  const [refused, setRefused] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const ranksAbove = isMember ? Math.max(above, 1) : 0;
  const ranksBelow = isMember ? below : 0;

  useEffect(() => {
    if (entityId === undefined) return;
    const filter = {
      topRanksToInclude: top,
      ranksAboveToInclude: ranksAbove,
      ranksBelowToInclude: ranksBelow,
    };
    const leave = client.board(entityId, filter, (news) => {
      setRefused(news.status === "failed" ? entityId : undefined);
      if (news.status === "ready") updates.add({ board: news.board, at: clock.now() });
    });
    return leave;
  }, [client, clock, updates, login, attempt, entityId, top, ranksAbove, ranksBelow]);

  // A change of the number of ranks keeps the snapshot until the next one arrives. A change of the board or
  // the member removes the snapshot.
  useEffect(
    () => () => {
      updates.clear();
      setRefused(undefined);
    },
    [updates, login, entityId],
  );

  return {
    updates,
    isRefused: entityId !== undefined && refused === entityId,
    retry: () => setAttempt((count) => count + 1),
  };
}
