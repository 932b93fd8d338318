import { rankTexts } from "../../src/gamification/entities/texts";
import type { RewardItem } from "../../src/gamification/rewards/queries";
import { ranksText, readRanks } from "../../src/gamification/rewards/reward-ranks";
import { rewardValueText } from "../../src/gamification/rewards/reward-text";
import { boundedText } from "../../src/utils/bounded-text";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityCard, EntityLink } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { rewardsTexts } from "./texts";

/** Maximum length of the text of a place. A longer text is cut, so that it does not fill a card. */
const maxRankLength = 60;

/**
 * Card of one reward with its value, its source, its places and how often it is issued. The probability is
 * never shown.
 */
export function RewardCard({ item: { id, reward, owner } }: { readonly item: RewardItem }) {
  const say = useTexts(rewardsTexts);
  const sayRanks = useTexts(rankTexts);
  const { language } = useConfig();
  const { name = "", description, rewardRank, rewardValue, rewardType, issueLimit, iconLink } = reward;
  const value = rewardValueText(rewardValue, rewardType, language);
  const written = boundedText(rewardRank, maxRankLength).trim();
  const ranks =
    ranksText(readRanks(rewardRank), sayRanks) ?? (written && say("rankOther", { rank: written }));
  const isExhausted = issueLimit === 0;
  return (
    <EntityCard
      entityType="Reward"
      id={id}
      name={name}
      {...(isExhausted && { state: say("exhausted"), tone: "closed" })}
      pictures={[iconLink]}
    >
      {value && (
        <p className="value" {...(isExhausted && { "data-exhausted": "" })}>
          {value}
        </p>
      )}
      {description && <ServiceText html={description} />}
      <ul className="facts" role="list">
        {owner && (
          <li>
            {say("of")} <EntityLink entity={owner} />
          </li>
        )}
        {ranks && <li>{ranks}</li>}
        {issueLimit !== undefined && issueLimit > 0 && <li>{say("issueLimit", { count: issueLimit })}</li>}
      </ul>
    </EntityCard>
  );
}
