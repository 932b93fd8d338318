import { useId } from "react";
import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import type { InstantWinItem } from "../../src/gamification/instant-wins/queries";
import { formatDay } from "../../src/i18n/instants";
import { useConfig, useTexts } from "../../src/widget-kit";
import { Terms } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { GameCard } from "./GameCard";
import { Outcomes } from "./Outcomes";
import { instantWinTexts } from "./texts";

export interface GameRowProps {
  readonly item: InstantWinItem;
  readonly look: InstantWinLook;
  readonly name: string;
  readonly reason: "not-started" | "ended";
}

/** An instant win that cannot be played yet, or no longer: a row that opens its details. */
export function GameRow({ item: { id, instantWin }, look, name, reason }: GameRowProps) {
  const { description, termsAndConditions, tiles, startDate, endDate } = instantWin;
  const say = useTexts(instantWinTexts);
  const { language, timeZone } = useConfig();
  const titleId = useId();
  const hasEnded = reason === "ended";
  const instant = hasEnded ? endDate : startDate;
  const date = instant === undefined ? "" : formatDay(instant, language, timeZone);
  return (
    <GameCard id={id} titleId={titleId} isRow>
      <details>
        <summary>
          <LookIcon look={look} />
          <span className="row-text">
            <h3 id={titleId} className="game-name">
              {name}
            </h3>
            <span className="game-meta" part="badge">
              {say(hasEnded ? "closed" : "notOpen")}
              {date && ` · ${date}`}
            </span>
          </span>
        </summary>
        <div className="row-details">
          {description && <ServiceText html={description} />}
          <div className="game-links">
            <Terms of={name} html={termsAndConditions} />
          </div>
          <Outcomes tiles={tiles} />
        </div>
      </details>
    </GameCard>
  );
}

const outlines: Readonly<Record<InstantWinLook, string>> = {
  wheel: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 3v14M3.9 6.5l12.2 7M3.9 13.5l12.2-7",
  tiles: "M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z",
  scratch: "M3 5h14v10H3ZM6 12l3-4 1.5 4L14 8",
};

/** The look of an instant win as a line drawing. */
const LookIcon = ({ look }: { readonly look: InstantWinLook }) => (
  <svg className="look-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={outlines[look]} />
  </svg>
);
