import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { entrantsOf } from "../../src/gamification/competitions/contests";
import { type CompetitionItem, competitionList } from "../../src/gamification/competitions/queries";
import { nextDate, runDates } from "../../src/gamification/competitions/run-dates";
import { cardGroup, type CardPlace } from "../../src/gamification/entities/card-order";
import { nextNearDateChange, nextTextChange } from "../../src/gamification/entities/dates";
import type { MemberView } from "../../src/gamification/entities/member";
import { pageSize } from "../../src/gamification/entities/paging";
import { participation } from "../../src/gamification/entities/participation";
import { optInReading } from "../../src/gamification/protocol/states";
import { isCalm } from "../../src/platform/page";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { dialogStyles } from "../../src/ui/dialog";
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
import { CompetitionCard } from "./CompetitionCard";
import css from "./competitions.css?inline";
import type { competitions } from "./definition";
import { competitionsTexts } from "./texts";

/** The competitions of the platform, with the member's standing. Visitors see those that the public token allows. */
export function Competitions({ heading, status, tags, ids, limit }: WidgetProps<typeof competitions>) {
  const say = useTexts(competitionsTexts);
  const { language } = useConfig();
  const member = useMemberView();
  const query = { status, tags, ids, language };
  const panel = useEntityList(competitionList, query, {
    limit: limit || pageSize,
    placeOf: (item) => placeOf(item, member),
  });
  const countdownsStop = isCalm(useHost().element);
  const dates = countdownsStop
    ? []
    : (panel.items ?? []).flatMap(({ competition }) => nextDate(competition)?.at ?? []);
  const now = useNow((at) => Math.min(nextNearDateChange(at), nextTextChange(dates, at) ?? Infinity));
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
    >
      {(item) => <CompetitionCard item={item} member={member} now={now} countsDown={!countdownsStop} />}
    </EntityListCard>
  );
}

function placeOf(
  { competition, contests, optIn, completedIds }: CompetitionItem,
  member: MemberView,
): CardPlace {
  const takesPart = optIn !== undefined && optInReading(optIn) !== "join";
  const entrants = entrantsOf(contests);
  const possible = participation(competition, { member, optIn, entrants, completedIds });
  const group = cardGroup(competition, possible, takesPart);
  const { start, end } = runDates(competition);
  return { group, at: (group === "upcoming" ? start : end)?.at };
}

export default {
  component: Competitions,
  styles: [
    ...uiStyles,
    cardStyles,
    panelStateStyles,
    dialogStyles,
    richTextStyles,
    gamificationStyles,
    rowCardStyles,
    css,
  ],
} satisfies WidgetModule<WidgetProps<typeof competitions>>;
