import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { nextDate } from "../../src/gamification/entities/run-dates";
import { nextTextChange } from "../../src/gamification/entities/time-left";
import { competitionList } from "../../src/gamification/panels/competitions";
import { isCalm } from "../../src/platform/page";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { dialogStyles } from "../../src/ui/dialog";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  EntityListCard,
  gamificationStyles,
  useEntityList,
  useMemberView,
  useNow,
} from "../../src/widget-kit/gamification";
import { richTextStyles } from "../../src/widget-kit/rich-text";
import { CompetitionCard } from "./CompetitionCard";
import css from "./competitions.css?inline";
import type { competitions } from "./definition";
import { competitionsTexts } from "./texts";

/** The competitions of the platform, with the member's standing. Visitors see what the public token allows. */
export function Competitions({ heading, status, tags, ids, limit }: WidgetProps<typeof competitions>) {
  const say = useTexts(competitionsTexts);
  const { language } = useConfig();
  const member = useMemberView();
  const panel = useEntityList(competitionList, { status, tags, ids, language }, { limit });
  const countdownsStop = isCalm(useHost().element);
  const dates = countdownsStop
    ? []
    : (panel.items ?? []).flatMap(({ competition }) => nextDate(competition)?.at ?? []);
  const now = useNow((at) => nextTextChange(dates, at));
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <EntityListCard
      panel={panel}
      title={title}
      what={say("what")}
      empty={say(ids.length === 1 ? "gone" : "empty")}
      visitor={say("visitor")}
      skeletons={2}
    >
      {(item) => <CompetitionCard item={item} member={member} now={countdownsStop ? undefined : now} />}
    </EntityListCard>
  );
}

export default {
  component: Competitions,
  styles: [...uiStyles, cardStyles, panelStateStyles, dialogStyles, richTextStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof competitions>>;
