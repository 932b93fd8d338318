import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { type AchievementItem, achievementList } from "../../src/gamification/achievements/queries";
import { cardGroup, type CardPlace } from "../../src/gamification/entities/card-order";
import { nextNearDateChange } from "../../src/gamification/entities/dates";
import type { MemberView } from "../../src/gamification/entities/member";
import { pageSize } from "../../src/gamification/entities/paging";
import { participation } from "../../src/gamification/entities/participation";
import { optInReading } from "../../src/gamification/protocol/states";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { dialogStyles } from "../../src/ui/dialog";
import { progressStyles } from "../../src/ui/progress/Progress";
import { richTextStyles } from "../../src/ui/rich-text/RichText";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  EntityListCard,
  gamificationStyles,
  rowCardStyles,
  useEntityList,
  useMemberView,
  useNow,
} from "../../src/widget-kit/gamification";
import { AchievementCard } from "./AchievementCard";
import css from "./achievements.css?inline";
import type { achievements } from "./definition";
import { achievementsTexts } from "./texts";

/** The achievements of the platform, with the member's progress. Visitors see those that the public token allows. */
export function Achievements({ heading, status, tags, ids, limit }: WidgetProps<typeof achievements>) {
  const say = useTexts(achievementsTexts);
  const { language } = useConfig();
  const member = useMemberView();
  const query = { status, tags, ids, language };
  const panel = useEntityList(achievementList, query, {
    limit: limit || pageSize,
    placeOf: (item) => placeOf(item, member),
  });
  const now = useNow(nextNearDateChange);
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
      startsWithRow={limit === 0}
    >
      {(item) => <AchievementCard item={item} member={member} completedIds={completedIds} now={now} />}
    </EntityListCard>
  );
}

function placeOf({ achievement }: AchievementItem, member: MemberView): CardPlace {
  const { optInStatus: optIn, scheduling } = achievement;
  const takesPart = optIn !== undefined && optInReading(optIn) !== "join";
  const group = cardGroup(achievement, participation(achievement, { member, optIn }), takesPart);
  return { group, at: group === "upcoming" ? scheduling?.startDate : scheduling?.endDate };
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
    rowCardStyles,
    css,
  ],
} satisfies WidgetModule<WidgetProps<typeof achievements>>;
