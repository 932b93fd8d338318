import {
  contestRounds,
  entrantsOf,
  isComing,
  runningContest,
} from "../../src/gamification/competitions/contests";
import type { CompetitionItem } from "../../src/gamification/competitions/queries";
import { runDates } from "../../src/gamification/competitions/run-dates";
import { standingOf } from "../../src/gamification/competitions/standing";
import type { MemberView } from "../../src/gamification/entities/member";
import { participation } from "../../src/gamification/entities/participation";
import { entityStateText, entityTexts, formatPlace, rankTexts } from "../../src/gamification/entities/texts";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { ranksText, rewardsByRank } from "../../src/gamification/rewards/reward-ranks";
import { rewardLine } from "../../src/gamification/rewards/reward-text";
import { formatInstant } from "../../src/i18n/instants";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  AlsoShows,
  CardState,
  OptIn,
  OptInFoot,
  imagesOf,
  RowCard,
  useDateLine,
} from "../../src/widget-kit/gamification";
import { CompetitionDetails } from "./CompetitionDetails";
import { StandingLine } from "./StandingLine";
import { competitionsTexts } from "./texts";
import { toneOf } from "./tone";
import { useLiveStanding } from "./useLiveStanding";

export interface CompetitionCardProps {
  readonly item: CompetitionItem;
  readonly member: MemberView;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** False if no countdown may be shown. */
  readonly countsDown: boolean;
}

/**
 * Card of one competition with its prizes, its end, the member's standing, and the controls to join or leave.
 * The details contain the rest.
 */
export function CompetitionCard({ item, member, now, countsDown }: CompetitionCardProps) {
  const { competition, contests, optIn, rewards, completedIds } = item;
  const { id, name = "" } = competition;
  const say = useTexts(competitionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language, timeZone } = useConfig();
  const lineOf = useDateLine(now);
  const current = runningContest(contests);
  const entrants = entrantsOf(contests);
  const { start, end } = runDates(competition);
  const live = useLiveStanding(current?.id, current?.optInStatus);
  const standing = member.isLoggedIn ? (live ?? standingOf(current?.optInStatus, optIn)) : undefined;
  const tone = toneOf(competition);
  const state = entityStateText(competition, sayEntities);
  const prize = usePrizeLine(rewards);
  const day = (at: number | undefined) =>
    at === undefined ? undefined : formatInstant(at, language, timeZone);
  const possible = participation(competition, { member, optIn, entrants, completedIds });
  const joinable = {
    entityType: "Competition" as const,
    id,
    name,
    participation: possible,
    result:
      standing?.position === undefined
        ? undefined
        : say(entrants === undefined ? "joinedAt" : "joinedAtOf", {
            place: formatPlace(standing.position, language),
            count: entrants ?? "",
          }),
  };
  return (
    <RowCard
      entityType="Competition"
      id={id}
      name={name}
      pictures={imagesOf(competition)}
      prize={prize}
      time={lineOf({ ...(isComing(competition) && { startsAt: start?.at }), endsAt: end?.at })}
      foot={
        <>
          {contests.map((contest) => (
            <AlsoShows key={contest.id} entityType="Contest" id={contest.id} />
          ))}
          <OptInFoot {...joinable}>
            {standing ? (
              <StandingLine standing={standing} entrants={entrants} />
            ) : (
              <CardState participation={possible} text={state} tone={tone} />
            )}
          </OptInFoot>
        </>
      }
      details={() => (
        <CompetitionDetails
          item={item}
          contest={current}
          rounds={contestRounds(contests)}
          state={state}
          standing={standing}
          entrants={entrants}
          now={countsDown ? now : undefined}
        >
          <OptIn
            {...joinable}
            details={{
              startsOn: day(start?.at),
              endedOn: end?.isActual ? day(end.at) : undefined,
              places: competition.maxNumberOfEntrants,
            }}
          />
        </CompetitionDetails>
      )}
    />
  );
}

/** The rewards of the best places: "Posti da 1 a 3: 30 giri sulle slot". */
function usePrizeLine(rewards: readonly Reward[]): string | undefined {
  const say = useTexts(rankTexts);
  const sayEntities = useTexts(entityTexts);
  const { language } = useConfig();
  const [best] = rewardsByRank(rewards);
  if (!best) return undefined;
  const text = rewardLine(best.rewards, language, sayEntities);
  const ranks = ranksText(best.ranks, say);
  return ranks === undefined ? text : `${ranks}: ${text}`;
}
