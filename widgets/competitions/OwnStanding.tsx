import { standingOf } from "../../src/gamification/entities/standing";
import { optInStateText } from "../../src/gamification/entities/state-texts";
import { entityTexts } from "../../src/gamification/entities/texts";
import type { OptinStatus } from "../../src/gamification/schema/opt-in";
import { optInReading } from "../../src/gamification/schema/states/opt-in";
import { useConfig, useTexts } from "../../src/widget-kit";
import { Figure } from "./Figure";
import { competitionsTexts } from "./texts";

export interface OwnStandingProps {
  /** The member's states, the most telling first. */
  readonly states: readonly (OptinStatus | undefined)[];
}

/** Where the member stands. Nothing for somebody who does not take part. */
export function OwnStanding({ states }: OwnStandingProps) {
  const say = useTexts(competitionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language } = useConfig();
  const standing = standingOf(...states);
  const format = (value: number | undefined) =>
    value === undefined ? undefined : value.toLocaleString(language, { useGrouping: "always" });
  if (standing) {
    return (
      <dl className="standing" part="row-self">
        <Figure label={say("place")}>{format(standing.position)}</Figure>
        <Figure label={say("points")}>{format(standing.points)}</Figure>
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
