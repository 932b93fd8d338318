import { rewardValueText } from "../../src/gamification/entities/reward-value";
import type { Reward } from "../../src/gamification/schema/rewards";
import type { Language } from "../../src/i18n";
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

/** The value of a reward and its name. A name that begins with the value says both. */
function rewardText({ name = "", rewardValue, rewardType }: Reward, language: Language): string {
  const value = rewardValueText(rewardValue, rewardType, language);
  // The value has a space that does not break, and the platform's names have none.
  const saysValue = value !== undefined && name.startsWith(value.replaceAll("\u00A0", " "));
  return [saysValue ? undefined : value, name].filter(Boolean).join(" · ");
}
