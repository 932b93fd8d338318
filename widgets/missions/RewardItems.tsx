import { rewardText } from "../../src/gamification/entities/reward-text";
import type { Reward } from "../../src/gamification/schema/rewards";
import { useConfig, useTexts } from "../../src/widget-kit";
import { missionsTexts } from "./texts";

/** What a mission or a step gives, an item for each reward. */
export function RewardItems({ rewards }: { readonly rewards: readonly Reward[] }) {
  const say = useTexts(missionsTexts);
  const { language } = useConfig();
  return rewards.map((reward) => (
    <li key={reward.id} className="reward">
      {say("reward", { reward: rewardText(reward, language) })}
    </li>
  ));
}
