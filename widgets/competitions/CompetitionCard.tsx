import { contestRounds, entrantsOf } from "../../src/gamification/entities/contest-rounds";
import type { MemberView } from "../../src/gamification/entities/member";
import { participation } from "../../src/gamification/entities/participation";
import { runDates } from "../../src/gamification/entities/run-dates";
import { runningContest } from "../../src/gamification/entities/running-contest";
import { entityStateText } from "../../src/gamification/entities/state-texts";
import { entityTexts } from "../../src/gamification/entities/texts";
import type { CompetitionItem } from "../../src/gamification/panels/competitions";
import { formatInstant } from "../../src/i18n";
import { useConfig, useTexts } from "../../src/widget-kit";
import { AlsoShows, EntityCard, OptIn, picturesOf, Terms } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/rich-text";
import { Disclosure } from "./Disclosure";
import { Facts } from "./Facts";
import { Prizes } from "./Prizes";
import { OwnStanding } from "./OwnStanding";
import { competitionsTexts } from "./texts";
import { toneOf } from "./tone";

export interface CompetitionCardProps {
  readonly item: CompetitionItem;
  readonly member: MemberView;
  /** Milliseconds since 1970; undefined if nothing may count down. */
  readonly now: number | undefined;
}

/** One competition: when it is, how it is played, what it gives, where the member stands, and joining or leaving. */
export function CompetitionCard({ item, member, now }: CompetitionCardProps) {
  const { competition, contests, optIn, rewards, completedIds } = item;
  const { id, name = "", description, termsAndConditions } = competition;
  const say = useTexts(competitionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language, timeZone } = useConfig();
  const current = runningContest(contests);
  const rounds = contestRounds(contests);
  const hasRounds = rounds.length > 1 || (rounds[0]?.contests.length ?? 0) > 1;
  const entrants = entrantsOf(contests);
  const { start, end } = runDates(competition);
  const day = (at: number | undefined) =>
    at === undefined ? undefined : formatInstant(at, language, timeZone);
  const rewardsOf = (ids: readonly (string | undefined)[]) =>
    rewards.filter(({ entityId }) => entityId !== undefined && ids.includes(entityId));
  return (
    <EntityCard
      entityType="Competition"
      id={id}
      name={name}
      state={entityStateText(competition, sayEntities)}
      tone={toneOf(competition)}
      pictures={picturesOf(competition)}
    >
      {contests.map((contest) => (
        <AlsoShows key={contest.id} entityType="Contest" id={contest.id} />
      ))}
      {description && <ServiceText html={description} />}
      {member.isLoggedIn && <OwnStanding states={[current?.optInStatus, optIn]} contestId={current?.id} />}
      <Facts competition={competition} entrants={entrants} now={now} />
      <Prizes rewards={rewardsOf(hasRounds ? [id] : [id, current?.id])} />
      {(current?.roundType ?? current?.strategies) && (
        <Disclosure label={say("rules")} of={name}>
          {({ Rules }) => <Rules contest={current} />}
        </Disclosure>
      )}
      {hasRounds && (
        <Disclosure
          label={say("rounds", { count: rounds.flatMap((round) => round.contests).length })}
          of={name}
        >
          {({ Rounds }) => (
            <Rounds
              competition={competition}
              rounds={rounds}
              currentId={current?.id}
              rewardsOf={(contestId) => rewardsOf([contestId])}
            />
          )}
        </Disclosure>
      )}
      <div className="entity-foot">
        <OptIn
          entityType="Competition"
          id={id}
          name={name}
          participation={participation(competition, { member, optIn, entrants, completedIds })}
          details={{
            startsOn: day(start?.at),
            endedOn: end?.isActual ? day(end.at) : undefined,
            places: competition.maxNumberOfEntrants,
          }}
        />
        <Terms of={name} html={termsAndConditions} />
      </div>
    </EntityCard>
  );
}
