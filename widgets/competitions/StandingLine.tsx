import type { Standing } from "../../src/gamification/competitions/standing";
import { formatPlace } from "../../src/gamification/entities/texts";
import { useConfig, useTexts } from "../../src/widget-kit";
import { competitionsTexts } from "./texts";

export interface StandingLineProps {
  readonly standing: Standing;
  /** The number of entrants; undefined if it is unknown. */
  readonly entrants: number | undefined;
}

/** The member's place and points in the foot of a card: "41º su 81 · 120 punti". */
export function StandingLine({ standing: { position, points }, entrants }: StandingLineProps) {
  const say = useTexts(competitionsTexts);
  const { language } = useConfig();
  const place = position !== undefined && formatPlace(position, language);
  return (
    <p className="standing-line" part="row-self">
      {place && <b>{entrants === undefined ? place : say("placeOf", { place, count: entrants })}</b>}
      {points !== undefined && (
        <span>
          {say("pointsShort", {
            count: points,
            points: points.toLocaleString(language, { useGrouping: "always" }),
          })}
        </span>
      )}
    </p>
  );
}
