import type { ReactNode } from "react";
import type { ContestRound } from "../../src/gamification/competitions/contests";
import type { CompetitionItem } from "../../src/gamification/competitions/queries";
import type { Standing } from "../../src/gamification/competitions/standing";
import { contestRules, contestTexts } from "../../src/gamification/competitions/texts";
import { formatPlace } from "../../src/gamification/entities/texts";
import type { Contest } from "../../src/gamification/protocol/competitions";
import { useConfig, useTexts } from "../../src/widget-kit";
import { DetailSection, EntityState, TermsSection } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { Facts, Figure } from "./Facts";
import { Prizes } from "./Prizes";
import { Rounds } from "./Rounds";
import { competitionsTexts } from "./texts";
import { toneOf } from "./tone";

export interface CompetitionDetailsProps {
  readonly item: CompetitionItem;
  /** The contest that is shown; undefined if none is known. */
  readonly contest: Contest | undefined;
  readonly rounds: readonly ContestRound<Contest>[];
  readonly state: string;
  readonly standing: Standing | undefined;
  readonly entrants: number | undefined;
  /** Milliseconds since 1970; undefined if no countdown may be shown. */
  readonly now: number | undefined;
  /** Controls to join or leave the competition. */
  readonly children: ReactNode;
}

/** How a competition is played, the prize of each place, its dates, its rounds and its terms. */
export function CompetitionDetails({
  item: { competition, rewards },
  contest,
  rounds,
  state,
  standing,
  entrants,
  now,
  children,
}: CompetitionDetailsProps) {
  const { id, description, termsAndConditions } = competition;
  const say = useTexts(competitionsTexts);
  const hasRounds = rounds.length > 1 || (rounds[0]?.contests.length ?? 0) > 1;
  const rewardsOf = (ids: readonly (string | undefined)[]) =>
    rewards.filter(({ entityId }) => entityId !== undefined && ids.includes(entityId));
  return (
    <>
      <EntityState text={state} tone={toneOf(competition)} />
      {description && <ServiceText html={description} />}
      {standing && <OwnStanding standing={standing} />}
      {children}
      <Prizes rewards={rewardsOf(hasRounds ? [id] : [id, contest?.id])} />
      <DetailSection title={say("dates")}>
        <Facts competition={competition} entrants={entrants} now={now} />
      </DetailSection>
      {(contest?.roundType ?? contest?.strategies) && (
        <DetailSection title={say("rules")}>
          <Rules contest={contest} />
        </DetailSection>
      )}
      {hasRounds && (
        <DetailSection title={say("rounds")}>
          <Rounds
            competition={competition}
            rounds={rounds}
            currentId={contest?.id}
            rewardsOf={(contestId) => rewardsOf([contestId])}
          />
        </DetailSection>
      )}
      <TermsSection html={termsAndConditions} />
    </>
  );
}

/** The member's place and points as large figures. */
function OwnStanding({ standing: { position, points } }: { readonly standing: Standing }) {
  const say = useTexts(competitionsTexts);
  const { language } = useConfig();
  return (
    <dl className="standing" part="row-self">
      <Figure label={say("place")}>{position && formatPlace(position, language)}</Figure>
      <Figure label={say("points")}>{points?.toLocaleString(language, { useGrouping: "always" })}</Figure>
    </dl>
  );
}

export interface RulesProps {
  readonly contest: Contest;
}

/** The timing, scoring and ranking of a contest, in plain sentences. */
function Rules({ contest }: RulesProps) {
  const say = useTexts(competitionsTexts);
  const rules = contestRules(contest, useTexts(contestTexts));
  return (
    <ul className="facts" role="list">
      {(rules.length > 0 ? rules : [say("rulesElsewhere")]).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
