import { rankTexts } from "../../src/gamification/entities/rank-texts";
import { ranksText, type RewardRow, rewardsByRank } from "../../src/gamification/entities/reward-ranks";
import { rewardText } from "../../src/gamification/entities/reward-text";
import type { Reward } from "../../src/gamification/schema/rewards";
import { useConfig, useTexts } from "../../src/widget-kit";
import { competitionsTexts } from "./texts";

export interface PrizesProps {
  readonly rewards: readonly Reward[];
}

/** The number of rows that are shown at once; the others are one press away. */
const shownRows = 4;

/** What each place wins, the first place first. */
export function Prizes({ rewards }: PrizesProps) {
  const say = useTexts(competitionsTexts);
  const rows = rewardsByRank(rewards);
  if (rows.length === 0) return null;
  // A disclosure for a single row would need as much room as the row.
  const count = rows.length === shownRows + 1 ? rows.length : shownRows;
  const hidden = rows.slice(count);
  return (
    <section className="prizes">
      <h4>{say("prizes")}</h4>
      <PrizeRows rows={rows.slice(0, count)} />
      {hidden.length > 0 && (
        <details>
          <summary>{say("morePrizes", { count: hidden.length })}</summary>
          <PrizeRows rows={hidden} />
        </details>
      )}
    </section>
  );
}

export function PrizeRows({ rows }: { readonly rows: readonly RewardRow<Reward>[] }) {
  const say = useTexts(competitionsTexts);
  const sayRanks = useTexts(rankTexts);
  const { language } = useConfig();
  return (
    <dl>
      {rows.map(({ ranks, rewards }, index) => (
        <div key={index} className="entity-head prize">
          <dt part="rank">{ranksText(ranks, sayRanks) ?? say("prizes")}</dt>
          {rewards.map((reward) => (
            <dd key={reward.id} part="text">
              {rewardText(reward, language)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
