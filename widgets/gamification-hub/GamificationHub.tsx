import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef, useState } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useChunk } from "../../src/element/useChunk";
import { PanelState, panelStateStyles, uiStyles } from "../../src/ui";
import type { EntityType } from "../../src/gamification/schema/enumerations";
import { countList, countOf, countsOf } from "../../src/gamification/panels/counts";
import { isRestricted, useGamification, usePanels, useRestriction, useTexts } from "../../src/widget-kit";
import { gamificationStyles, useEntityList, useMemberView } from "../../src/widget-kit/gamification";
import type { gamificationHub } from "./definition";
import {
  detailsStyles,
  MemberLine,
  OptOutSwitch,
  UncoveredFocus,
  UnknownSections,
  UnreadCount,
} from "./hub-details";
import css from "./hub.css?inline";
import tabsCss from "./tabs.css?inline";
import { chosenSections, type NamedSection, sectionNames } from "./sections";
import { SectionPanel } from "./SectionPanel";
import { tabId, Tabs } from "./Tabs";
import { hubTexts } from "./texts";
import { useHubPlace } from "./useHubPlace";

type Props = WidgetProps<typeof gamificationHub>;

const noQuery = {};

const loadAgenda = () => import("./hub-agenda");

/** The sections of the gamification platform in one place, with the member, an agenda and the opt-out. */
export function GamificationHub({ heading, ...props }: Props) {
  const say = useTexts(hubTexts);
  const { isLoggedIn, isFree } = useMemberView();
  const isOut = useStore(useGamification().optOut.$isOut);
  const { optOut } = useGamification();
  const title = heading || say("heading");
  const isSwitched = props.optOut && (isLoggedIn || isOut);
  return (
    <div className="hub" part="card">
      <header className="hub-head">
        <h2 className="hub-title" part="title">
          {title}
        </h2>
        {isLoggedIn && !isOut && (
          <div className="member-place">
            <MemberLine
              levelField={isFree ? (props.levelField ?? "") : ""}
              pointsField={isFree ? (props.pointsField ?? "") : ""}
            />
          </div>
        )}
      </header>
      {isOut ? <OptedOut title={title} onOptIn={() => optOut.set(false)} /> : <Sections {...props} />}
      {isSwitched && (
        <div className="choice-place">
          <OptOutSwitch />
        </div>
      )}
    </div>
  );
}

function OptedOut({ title, onOptIn }: { readonly title: string; onOptIn(): void }) {
  useHostState("opted-out");
  return (
    <div className="hub-panel">
      <PanelState status="opted-out" label={title} what="" skeleton={null} onOptIn={onOptIn} />
    </div>
  );
}

function Sections({ sections: chosen, competitionId: competition, limit, tags }: Omit<Props, "heading">) {
  const say = useTexts(hubTexts);
  const { elements } = useHost();
  const restriction = useRestriction();
  const isLimited = isRestricted(restriction);
  const competitionId = competition || undefined;
  const all = chosenSections(chosen, (tag) => elements.offers(tag), { competitionId });
  const shown = isLimited ? all.filter(({ isOwn }) => isOwn) : all;
  const panelId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const hubRef = useRef<HTMLDivElement>(null);
  const { place, go } = useHubPlace(shown[0]?.slug ?? "", panelRef);
  const section =
    shown.find(({ slug, name }) => slug === place.section || name === place.section) ?? shown[0];
  const counts = useCounts();
  const [unread, setUnread] = useState(0);
  const hasMessages = shown.some((each) => each.counts === "unread");
  useHostState(section ? "ready" : "restricted");
  const agenda = useChunk(loadAgenda, section?.name === "agenda");

  const ofType = (type: string) => shown.find(({ opens }) => opens.some((each) => each === type));
  function open(type: string, id: string) {
    const target = ofType(type);
    if (!target) return;
    panelRef.current?.focus();
    go({ section: target.slug, id });
  }
  useOpener(shown, open);

  if (!section) {
    return (
      <div className="hub-panel">
        <PanelState status="restricted" what="" skeleton={null} />
      </div>
    );
  }
  const id = section.slug === place.section || section.name === place.section ? place.id : undefined;
  return (
    <div ref={hubRef} className="hub-body">
      {isLimited && (
        <p className="hub-note" part="meta">
          {say("restricted")}
        </p>
      )}
      <UncoveredFocus hubRef={hubRef} />
      <UnknownSections chosen={chosen} names={sectionNames} />
      {hasMessages && <UnreadCount onChange={setUnread} />}
      <Tabs
        label={say("sections")}
        sections={shown}
        selected={section}
        panelId={panelId}
        nameOf={({ name }) => say(name)}
        countOf={({ counts: what }) => (what === "unread" ? unread : what ? countOf(counts, what) : 0)}
        onSelect={({ slug }) => go({ section: slug })}
      />
      <div
        ref={panelRef}
        id={panelId}
        className="hub-panel"
        role="tabpanel"
        aria-labelledby={tabId(panelId, section)}
        tabIndex={0}
      >
        <SectionPanel
          key={section.name}
          section={section}
          context={{ limit, tags, competitionId, id }}
          agenda={agenda}
          isPlain={restriction !== "free"}
          onReplace={() => panelRef.current?.focus()}
          onAll={() => go({ section: section.slug })}
          canOpen={(type) => ofType(type) !== undefined}
          onOpen={open}
        />
      </div>
    </div>
  );
}

/** The numbers beside the sections: those of the platform, and until they are read those that came with the token. */
function useCounts() {
  const { $tokenCounts } = useGamification();
  const early = useStore($tokenCounts);
  const { items } = useEntityList(countList, noQuery, { limit: Infinity, invites: false });
  return items ?? countsOf(early);
}

/** Lets other panels of the page open entities here. */
function useOpener(shown: readonly NamedSection[], open: (type: string, id: string) => void) {
  const { views } = usePanels();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const types = [...new Set(shown.flatMap(({ opens }) => opens))].join();
  useEffect(
    () =>
      views.addOpener({
        types: types.split(",") as EntityType[],
        open: (type, id) => latest.current(type, id),
      }),
    [views, types],
  );
}

export default {
  component: GamificationHub,
  styles: [...uiStyles, panelStateStyles, gamificationStyles, tabsCss, css, ...detailsStyles],
} satisfies WidgetModule<Props>;
