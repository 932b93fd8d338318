import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { rewardList } from "../../src/gamification/rewards/queries";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { richTextStyles } from "../../src/ui/rich-text/RichText";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityListCard, gamificationStyles, useEntityList } from "../../src/widget-kit/gamification";
import type { rewards } from "./definition";
import { RewardCard } from "./RewardCard";
import css from "./rewards.css?inline";
import { rewardsTexts } from "./texts";

/** The rewards that entities of the platform offer. The awards show what the member has won. */
export function Rewards({ heading, entity, ids, types, rank, limit }: WidgetProps<typeof rewards>) {
  const say = useTexts(rewardsTexts);
  const { language } = useConfig();
  const panel = useEntityList(rewardList, { of: entity, ids, types, rank, language }, { limit });
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <EntityListCard
      panel={panel}
      title={title}
      what={say("what")}
      empty={say(entity === "reward" && ids.length === 1 ? "gone" : "empty")}
      visitor={say("visitor")}
    >
      {(item) => <RewardCard item={item} />}
    </EntityListCard>
  );
}

export default {
  component: Rewards,
  styles: [...uiStyles, cardStyles, panelStateStyles, richTextStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof rewards>>;
