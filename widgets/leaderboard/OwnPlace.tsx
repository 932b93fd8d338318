import type { OwnStanding } from "../../src/gamification/leaderboard/views";
import { useConfig, useTexts } from "../../src/widget-kit";
import { bestText, changeText, formatPoints, gapText, sharedText } from "./format";
import { leaderboardTexts } from "./texts";

/** The member's own rank, always in sight above the rows, with the distance to the rank above. */
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
  ].filter(Boolean);
  return (
    <div className="own" part="row-self" role="group" aria-label={say("ownRank")}>
      <span className="own-rank" part="rank">
        {say("rank", { rank })}
      </span>
      <p className="own-score" part="score">
        {score !== undefined && (
          <b>{say("points", { count: score, points: formatPoints(score, language) })}</b>
        )}
        <span className="change" data-change={change?.direction}>
          {changeText(change, say)}
        </span>
      </p>
      {facts.length > 0 && (
        <p className="own-facts" part="meta">
          {facts.join(" · ")}
        </p>
      )}
    </div>
  );
}
