import { formatPlace } from "../../src/gamification/entities/texts";
import type { OwnStanding } from "../../src/gamification/leaderboards/views";
import { useConfig, useTexts } from "../../src/widget-kit";
import { bestText, changeText, gapText, pointsText, sharedText } from "./format";
import { leaderboardTexts } from "./texts";

/** The member's rank, always visible above the rows, with the distance to the rank above. */
export function OwnPlace({ standing }: { readonly standing: OwnStanding | undefined }) {
  const say = useTexts(leaderboardTexts);
  const { language } = useConfig();
  if (!standing)
    return (
      <p className="own" part="meta">
        {say("notRanked")}
      </p>
    );
  const { row } = standing;
  const { rank, score, change, isGoalReached } = row;
  const facts = [
    gapText(standing, language, say),
    sharedText(row, say),
    isGoalReached && say("goalReached"),
    bestText(row, language, say),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <div className="own" part="row-self" role="group" aria-label={say("ownRank")}>
      <span className="own-rank" part="rank">
        {formatPlace(rank, language)}
      </span>
      <p className="own-score" part="score">
        {score !== undefined && <b>{pointsText(score, language, say)}</b>}
        <span className="change" data-change={change && Math.sign(change)}>
          {changeText(change, say)}
        </span>
      </p>
      {facts && (
        <p className="own-facts" part="meta">
          {facts}
        </p>
      )}
    </div>
  );
}
