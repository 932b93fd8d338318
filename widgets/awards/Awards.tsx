import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { nextAwardChange } from "../../src/gamification/awards/claiming";
import { awardList, type AwardQuery } from "../../src/gamification/awards/queries";
import { nextNearDateChange } from "../../src/gamification/entities/dates";
import { pageSize } from "../../src/gamification/entities/paging";
import type { Award } from "../../src/gamification/protocol/awards";
import { isCalm } from "../../src/platform/page";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { Chips, chipsStyles } from "../../src/ui/chips/Chips";
import { dialogStyles } from "../../src/ui/dialog";
import { richTextStyles } from "../../src/ui/rich-text/RichText";
import { useAccount, useConfig, usePanels, useRestriction, useTexts } from "../../src/widget-kit";
import {
  EntityListCard,
  gamificationStyles,
  rowCardStyles,
  useEntityList,
  useNow,
} from "../../src/widget-kit/gamification";
import { AwardCard } from "./AwardCard";
import css from "./awards.css?inline";
import type { awards } from "./definition";
import { awardPlace } from "./facts";
import { awardsTexts } from "./texts";
import { useAwardLink, useLinkedAward } from "./useLinkedAward";

type Lifecycle = AwardQuery["lifecycle"];

const lifecycles: readonly Lifecycle[] = ["active", "upcoming", "archived", "all"];

const emptyTexts = {
  active: "emptyActive",
  upcoming: "emptyUpcoming",
  archived: "emptyArchived",
  all: "emptyAll",
} as const;

/**
 * The member's prizes. The panel is never `restricted`, because the awards are the player's own. Restricted
 * players see them without advertising (architecture section 4).
 */
export function Awards({ heading, lifecycle, filters, tags, ids, limit }: WidgetProps<typeof awards>) {
  const say = useTexts(awardsTexts);
  const { language } = useConfig();
  const { element } = useHost();
  const isLoggedIn = useStore(useAccount().session.$player) !== undefined;
  const isPlain = useRestriction() !== "free";
  const [chosen, setChosen] = useState<Lifecycle>();
  const shown = (filters && chosen) || lifecycle;
  const isOne = shown === "all" && ids.length === 1;
  const query = { lifecycle: shown, tags, ids, language };
  const panels = usePanels();
  const link = useAwardLink();
  const panel = useEntityList(awardList, query, {
    limit: link.isUsed ? Infinity : limit || pageSize,
    isOwn: true,
    invites: false,
    placeOf: (award) => awardPlace(award, Date.now()),
  });
  const now = useNow((at) =>
    Math.min(
      nextNearDateChange(at),
      ...(panel.items ?? []).flatMap((award) => nextAwardChange(award, at) ?? []),
    ),
  );
  useLinkedAward(link, panel.items);
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <EntityListCard
      panel={panel}
      title={title}
      what={say("what")}
      empty={say(isOne ? "gone" : emptyTexts[shown])}
      visitor={say("visitor")}
      startsWithRow={limit === 0 && !link.isUsed}
      filter={
        filters &&
        isLoggedIn &&
        panel.status !== "opted-out" && (
          <Chips<Lifecycle>
            label={say("filter")}
            options={lifecycles.map((value) => ({ value, text: say(value) }))}
            chosen={shown}
            onChoose={setChosen}
          />
        )
      }
    >
      {(award) => (
        <AwardCard
          award={award}
          number={numberAmongNamesakes(award, panel.items ?? [])}
          now={now}
          isCalm={isPlain || isCalm(element)}
          isPlain={isPlain}
          onCheck={() => panels.list(awardList, query).read()}
        />
      )}
    </EntityListCard>
  );
}

/** Position of an award among awards of the same name, from 1. */
const numberAmongNamesakes = (award: Award, awards: readonly Award[]) =>
  awards.slice(0, awards.indexOf(award) + 1).filter(({ name }) => name === award.name).length;

export default {
  component: Awards,
  styles: [
    ...uiStyles,
    cardStyles,
    panelStateStyles,
    chipsStyles,
    dialogStyles,
    richTextStyles,
    gamificationStyles,
    rowCardStyles,
    css,
  ],
} satisfies WidgetModule<WidgetProps<typeof awards>>;
