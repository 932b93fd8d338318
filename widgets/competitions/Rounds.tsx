import type { ContestRound } from "../../src/gamification/competitions/contests";
import { entityStateText, entityTexts } from "../../src/gamification/entities/texts";
import type { Competition, Contest } from "../../src/gamification/protocol/competitions";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { rewardsByRank } from "../../src/gamification/rewards/reward-ranks";
import { useTexts } from "../../src/widget-kit";
import { contestName } from "./competition-texts";
import { Dates } from "./Facts";
import { PrizeRows } from "./Prizes";
import { competitionsTexts } from "./texts";
import { toneOf } from "./tone";

export interface RoundsProps {
  readonly competition: Competition;
  readonly rounds: readonly ContestRound<Contest>[];
  /** Id of the contest that is marked. */
  readonly currentId: string | undefined;
  /** Returns the rewards that the row of a contest shows. */
  rewardsOf(id: string): readonly Reward[];
}

/** The rounds of a competition, with a row for each contest. */
export function Rounds({ competition, rounds, currentId, rewardsOf }: RoundsProps) {
  const say = useTexts(competitionsTexts);
  const titleOf = (contest: Contest) => contestName(contest, competition, say);
  const contests = rounds.flatMap((round) => round.contests);
  return (
    <ol className="rounds" role="list">
      {rounds.map(({ round, contests: own }) => (
        <li key={round}>
          {rounds.length > 1 && <p className="round">{say("round", { round })}</p>}
          <ul className="contests" role="list">
            {own.map((contest) => (
              <ContestRow
                key={contest.id}
                contest={contest}
                title={titleOf(contest)}
                isCurrent={contest.id === currentId}
                sources={contests.filter(({ id }) => contest.entrantsFromContest.includes(id)).map(titleOf)}
                rewards={rewardsOf(contest.id)}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface ContestRowProps {
  readonly contest: Contest;
  readonly title: string;
  readonly isCurrent: boolean;
  /** The contests whose entrants advance to this contest. */
  readonly sources: readonly string[];
  readonly rewards: readonly Reward[];
}

function ContestRow({ contest, title, isCurrent, sources, rewards }: ContestRowProps) {
  const say = useTexts(competitionsTexts);
  const sayEntities = useTexts(entityTexts);
  return (
    <li className="facts contest" aria-current={isCurrent || undefined}>
      <p className="entity-head">
        <b>{title}</b>
        <span className="entity-state" data-tone={toneOf(contest)}>
          {entityStateText(contest, sayEntities)}
        </span>
      </p>
      <dl className="facts figures">
        <Dates run={contest} now={undefined} />
      </dl>
      {sources.length > 0 && <p>{say("entersFrom", { contests: sources.join(", ") })}</p>}
      {rewards.length > 0 && <PrizeRows rows={rewardsByRank(rewards)} />}
    </li>
  );
}
