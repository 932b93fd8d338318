import { formatPlace } from "../../src/gamification/entities/place";
import { standingOf } from "../../src/gamification/entities/standing";
import { optInStateText } from "../../src/gamification/entities/state-texts";
import { entityTexts } from "../../src/gamification/entities/texts";
import type { OptinStatus } from "../../src/gamification/schema/opt-in";
import { optInReading } from "../../src/gamification/schema/states/opt-in";
import { useConfig, useTexts } from "../../src/widget-kit";
import { Figure } from "./Figure";
import { competitionsTexts } from "./texts";
import { useLiveStanding } from "./useLiveStanding";

export interface OwnStandingProps {
  /** The member's states in the contest that is shown and in the competition. */
  readonly states: readonly [contest: OptinStatus | undefined, competition: OptinStatus | undefined];
  /** The contest that is shown. */
  readonly contestId: string | undefined;
}

/** Where the member stands. Nothing for somebody who does not take part. */
export function OwnStanding({ states, contestId }: OwnStandingProps) {
  const say = useTexts(competitionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language } = useConfig();
  const live = useLiveStanding(contestId, states[0]);
  const standing = live ?? standingOf(...states);
  if (standing) {
    const { position, points } = standing;
    return (
      <dl className="standing" part="row-self">
        <Figure label={say("place")}>{position && formatPlace(position, language)}</Figure>
        <Figure label={say("points")}>{points?.toLocaleString(language, { useGrouping: "always" })}</Figure>
      </dl>
    );
  }
  const own = states.find((state) => state && optInReading(state) === "in");
  return own ? (
    <p className="standing" part="row-self">
      {optInStateText(own, sayEntities)}
    </p>
  ) : null;
}
