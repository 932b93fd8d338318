import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { useChunk } from "../../src/element/useChunk";
import { cardGroup, type CardPlace } from "../../src/gamification/entities/card-order";
import { nextNearDateChange } from "../../src/gamification/entities/dates";
import type { MemberView } from "../../src/gamification/entities/member";
import { pageSize } from "../../src/gamification/entities/paging";
import type { Mission } from "../../src/gamification/missions/mission";
import { missionList } from "../../src/gamification/missions/queries";
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
import type { missions } from "./definition";
import { MissionCard } from "./MissionCard";
import css from "./missions.css?inline";
import { nodeParticipation } from "./node-participation";
import { missionsTexts } from "./texts";

const loadSteps = () => import("./mission-steps");

/**
 * The missions of the platform, each with its steps. The platform does not let visitors read the dependencies
 * between steps. Visitors therefore see only the names of the steps, and the chunk of the steps is not loaded
 * for them.
 */
export function Missions({
  heading,
  status,
  tags,
  withoutTags,
  ids,
  limit,
  order,
}: WidgetProps<typeof missions>) {
  const say = useTexts(missionsTexts);
  const { language } = useConfig();
  const member = useMemberView();
  const isPlayer = member.isLoggedIn;
  const query = { status, tags, withoutTags, ids, order, withGraph: isPlayer, language };
  const list = useEntityList(missionList, query, {
    limit: limit || pageSize,
    placeOf: (mission) => placeOf(mission, member),
  });
  const now = useNow(nextNearDateChange);
  // The chunk loads in parallel with the list. It does not load for restricted players, because their list is
  // not read.
  const steps = useChunk(loadSteps, isPlayer && list.status !== "restricted");
  const hasFailed = isPlayer && steps.status === "failed";
  const panel = {
    ...list,
    ...(list.items && isPlayer && steps.status === "loading" && { status: "loading" as const }),
    ...(list.items && hasFailed && { onRetry: steps.retry }),
  };
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <EntityListCard
      panel={panel}
      title={title}
      what={say("what")}
      empty={say(ids.length === 1 ? "gone" : "empty")}
      visitor={say("visitor")}
      startsWithRow={limit === 0}
      missing={hasFailed ? say("stepsFailed") : undefined}
    >
      {(mission) => (
        <MissionCard
          mission={mission}
          member={member}
          order={order}
          now={now}
          chunk={isPlayer ? steps.chunk : undefined}
        />
      )}
    </EntityListCard>
  );
}

function placeOf({ root, completedIds }: Mission, member: MemberView): CardPlace {
  const takesPart = root?.optIn !== undefined && optInReading(root.optIn) !== "join";
  const group = cardGroup(root ?? {}, nodeParticipation(root, { member, completedIds }), takesPart);
  return { group, at: group === "upcoming" ? root?.scheduling?.startDate : root?.scheduling?.endDate };
}

export default {
  component: Missions,
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
} satisfies WidgetModule<WidgetProps<typeof missions>>;
