import { rankTexts } from "../../src/gamification/entities/texts";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { ranksText, type RewardRow, rewardsByRank } from "../../src/gamification/rewards/reward-ranks";
import { rewardText } from "../../src/gamification/rewards/reward-text";
import { useConfig, useTexts } from "../../src/widget-kit";
import { DetailSection } from "../../src/widget-kit/gamification";
import { competitionsTexts } from "./texts";

export interface PrizesProps {
  readonly rewards: readonly Reward[];
}

/** The prize of each place, in the order of the places. */
export function Prizes({ rewards }: PrizesProps) {
  const say = useTexts(competitionsTexts);
  const rows = rewardsByRank(rewards);
  if (rows.length === 0) return null;
  return (
    <DetailSection title={say("prizes")}>
      <PrizeRows rows={rows} />
    </DetailSection>
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
