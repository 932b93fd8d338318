import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { Standing } from "../../src/gamification/competitions/standing";
import type { OptinStatus } from "../../src/gamification/protocol/opt-in";
import { useGamification, usePanels } from "../../src/widget-kit";

/**
 * Minimum time between two changes of a standing, milliseconds, as for the snapshot of a leaderboard (G4).
 */
const pictureInterval = 1000;

/**
 * The member's row in the leaderboard of a contest, while a leaderboard of the page or of another tab is
 * subscribed to it. Sharing this subscription does not need a call, but reading the list again would need
 * four calls per change.
 *
 * @param read the state that was read last; a new state is newer than the leaderboard
 */
export function useLiveStanding(
  contestId: string | undefined,
  read: OptinStatus | undefined,
): Standing | undefined {
  const client = useGamification();
  const member = useStore(usePanels().member.$state);
  const ownId = "value" in member ? member.value.id : undefined;
  const [standing, setStanding] = useState<Standing>();

  useEffect(() => {
    if (contestId === undefined || ownId === undefined) return;
    let newest: Standing | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = client.on("leaderboardUpdate", ({ id, leaderboardEntries }) => {
      const own = leaderboardEntries.find(({ members }) =>
        members.some(({ memberId }) => memberId === ownId),
      );
      if (id !== contestId || !own) return;
      newest = { position: own.rank, ...(own.score !== undefined && { points: own.score }) };
      timer ??= setTimeout(() => {
        timer = undefined;
        setStanding(newest);
      }, pictureInterval);
    });
    return () => {
      stopListening();
      clearTimeout(timer);
      setStanding(undefined);
    };
  }, [client, contestId, ownId, read]);

  return standing;
}
