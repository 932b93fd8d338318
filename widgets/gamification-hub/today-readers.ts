import { useEffect } from "react";
import { contestList } from "../../src/gamification/competitions/contest-queries";
import { instantWinList } from "../../src/gamification/instant-wins/queries";
import type { OwnStanding } from "../../src/gamification/leaderboards/views";
import type { Contest } from "../../src/gamification/protocol/competitions";
import { useConfig } from "../../src/widget-kit";
import { useEntityList, useNow } from "../../src/widget-kit/gamification";
import { boardContest, playsLeft } from "./today-facts";
import { useOwnStanding } from "./useOwnStanding";

const all = { limit: Infinity };

/** The member's rank, and the contest of the rank. */
export interface OwnRank {
  readonly contest: Contest;
  readonly standing: OwnStanding;
}

export interface RankReaderProps {
  /** Ids of one or more competitions, best first. */
  readonly competitionIds: readonly string[];
  /** Receives the rank, null if the member has none, or undefined while it is unknown. */
  onChange(rank: OwnRank | null | undefined): void;
}

/** Reports the member's rank in the first competition that is running. Renders nothing. */
export function RankReader({ competitionIds, onChange }: RankReaderProps) {
  const { language } = useConfig();
  const { items, status } = useEntityList(contestList, { competitionIds, ids: [], language }, all);
  const contest = items && boardContest(items, competitionIds);
  const { isPending, standing } = useOwnStanding(contest?.id);
  const isUnknown = status === "loading" || isPending;
  useEffect(() => {
    onChange(isUnknown ? undefined : contest && standing ? { contest, standing } : null);
  }, [onChange, isUnknown, contest, standing]);
  useEffect(() => () => onChange(undefined), [onChange]);
  return null;
}

export interface PlaysReaderProps {
  /** The hub's tags, so that this list has the same games as the section of the games. */
  readonly tags: readonly string[];
  /** Receives the number of plays; undefined while it is unknown. */
  onChange(plays: number | undefined): void;
}

/** Reports the number of plays that the member can use now. Renders nothing. */
export function PlaysReader({ tags, onChange }: PlaysReaderProps) {
  const { language } = useConfig();
  const { items, status } = useEntityList(instantWinList, { tags, ids: [], language }, all);
  const dates = items?.flatMap(({ instantWin: { startDate, endDate } }) => [startDate, endDate]) ?? [];
  const now = useNow((at) =>
    dates.reduce<number | undefined>(
      (next, date) => (date !== undefined && date > at && date < (next ?? Infinity) ? date : next),
      undefined,
    ),
  );
  const plays = items ? playsLeft(items, now) : status === "loading" ? undefined : 0;
  useEffect(() => onChange(plays), [onChange, plays]);
  return null;
}
