import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { missionList } from "../../src/gamification/panels/missions";
import { Card, cardStyles, PanelState, panelStateStyles, progressStyles, uiStyles } from "../../src/ui";
import { dialogStyles } from "../../src/ui/dialog";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  CardList,
  CardSkeletons,
  gamificationStyles,
  useEntityList,
  useMemberView,
} from "../../src/widget-kit/gamification";
import { richTextStyles } from "../../src/widget-kit/rich-text";
import type { missions } from "./definition";
import { MissionCard } from "./MissionCard";
import css from "./missions.css?inline";
import { missionsTexts } from "./texts";

/** The missions of the platform, each with its steps. Visitors see what the public token allows. */
export function Missions({
  heading,
  status,
  tags,
  withoutTags,
  ids,
  limit,
  view,
  order,
}: WidgetProps<typeof missions>) {
  const say = useTexts(missionsTexts);
  const { language } = useConfig();
  const member = useMemberView();
  const query = { status, tags, withoutTags, ids, order, language };
  const { items, more, ...panel } = useEntityList(missionList, query, { limit });
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <Card title={title}>
      <PanelState
        {...panel}
        label={title}
        what={say("what")}
        skeleton={<CardSkeletons count={2} />}
        {...(panel.status === "empty" && { message: say("empty") })}
        {...(panel.status === "logged-out" && { message: say("visitor") })}
      >
        {items && !member.isLoggedIn && items.some(({ hasGraph }) => !hasGraph) && (
          <p className="why">{say("orderAfterLogin")}</p>
        )}
        {items && (
          <CardList items={items} more={more}>
            {(mission) => <MissionCard mission={mission} member={member} view={view} />}
          </CardList>
        )}
      </PanelState>
    </Card>
  );
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
    css,
  ],
} satisfies WidgetModule<WidgetProps<typeof missions>>;
