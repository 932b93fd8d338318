import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { achievementList } from "../../src/gamification/panels/achievements";
import { optInReading } from "../../src/gamification/schema/states/opt-in";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { progressStyles } from "../../src/ui/progress";
import { dialogStyles } from "../../src/ui/dialog";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  EntityListCard,
  gamificationStyles,
  useEntityList,
  useMemberView,
} from "../../src/widget-kit/gamification";
import { richTextStyles } from "../../src/widget-kit/rich-text";
import { AchievementCard } from "./AchievementCard";
import css from "./achievements.css?inline";
import type { achievements } from "./definition";
import { achievementsTexts } from "./texts";

/** The achievements of the platform, with the member's progress. Visitors see what the public token allows. */
export function Achievements({ heading, status, tags, ids, limit }: WidgetProps<typeof achievements>) {
  const say = useTexts(achievementsTexts);
  const { language } = useConfig();
  const member = useMemberView();
  const panel = useEntityList(achievementList, { status, tags, ids, language }, { limit });
  useHostState(panel.status);
  const title = heading || say("heading");
  const completedIds = (panel.items ?? [])
    .filter(({ achievement: { optInStatus } }) => optInStatus && optInReading(optInStatus) === "completed")
    .map(({ id }) => id);
  return (
    <EntityListCard
      panel={panel}
      title={title}
      what={say("what")}
      empty={say(ids.length === 1 ? "gone" : "empty")}
      visitor={say("visitor")}
    >
      {(item) => <AchievementCard item={item} member={member} completedIds={completedIds} />}
    </EntityListCard>
  );
}

export default {
  component: Achievements,
  styles: [
    ...uiStyles,
    cardStyles,
    panelStateStyles,
    progressStyles,
    dialogStyles,
    richTextStyles,
    gamificationStyles,
    css,
  ],
} satisfies WidgetModule<WidgetProps<typeof achievements>>;
