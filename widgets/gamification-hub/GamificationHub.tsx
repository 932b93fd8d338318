import { useStore } from "@nanostores/react";
import { startTransition, useEffect, useRef, useState } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { type LateChunk, useChunk } from "../../src/element/useChunk";
import { countList, countOf, countsOf } from "../../src/gamification/member/queries";
import type { EntityType } from "../../src/gamification/protocol/enumerations";
import { PanelState, panelStateStyles, uiStyles } from "../../src/ui";
import {
  isRestricted,
  useGamification,
  usePanels,
  useRestriction,
  useServices,
  useTexts,
} from "../../src/widget-kit";
import {
  CardSkeletons,
  gamificationStyles,
  rowCardStyles,
  useEntityList,
  useMemberView,
} from "../../src/widget-kit/gamification";
import { useUnreadMessages } from "../../src/widget-kit/gamification/messages";
import { loadRestriction } from "../../src/widget-kit/restriction/RestrictedPanel";
import type { gamificationHub } from "./definition";
import type * as detailsModule from "./hub-details";
import css from "./hub.css?inline";
import { type Navigation, SectionList, SectionNav } from "./SectionNav";
import { SectionPanel } from "./SectionPanel";
import { chosenSections, type NamedSection, sectionNames, sectionOfType } from "./sections";
import sectionsCss from "./sections.css?inline";
import { layOutSections, type Slot } from "./slots";
import { hubTexts } from "./texts";
import { useHubPlace } from "./useHubPlace";
import { useSectionScroll, type View } from "./useSectionScroll";

type Props = WidgetProps<typeof gamificationHub>;

const noQuery = {};

const loadAgenda = () => import("./hub-agenda");
const loadToday = () => import("./hub-today");
const loadDetails = () => import("./hub-details");

/** The sections of the gamification platform in one place, with the member, an agenda and the opt-out. */
export function GamificationHub({ heading, levelField = "", pointsField = "", ...props }: Props) {
  const say = useTexts(hubTexts);
  const { isLoggedIn, isFree } = useMemberView();
  const isOut = useStore(useGamification().optOut.$isOut);
  const details = useChunk(loadDetails);
  const title = heading || say("heading");
  return (
    <div className="hub" part="card">
      <header className="hub-head">
        <h2 className="hub-title" part="title">
          {title}
        </h2>
        {isLoggedIn && !isOut && (
          <div className="member-place">
            {details.chunk && (
              <details.chunk.MemberLine
                levelField={isFree ? levelField : ""}
                pointsField={isFree ? pointsField : ""}
              />
            )}
          </div>
        )}
      </header>
      <Sections
        {...props}
        title={title}
        details={details}
        hasSettings={props.optOut && (isLoggedIn || isOut)}
      />
    </div>
  );
}

interface SectionsProps extends Omit<Props, "heading" | "levelField" | "pointsField"> {
  /** The hub's title. */
  readonly title: string;
  readonly details: LateChunk<typeof detailsModule>;
  /** True if the player has a switch for the opt-out. */
  readonly hasSettings: boolean;
}

function Sections({ sections: chosen, competitionId: competition, limit, tags, ...props }: SectionsProps) {
  const { title, details, hasSettings, optOut: offersSettings } = props;
  const say = useTexts(hubTexts);
  const { elements } = useHost();
  const { optOut } = useGamification();
  const isOut = useStore(optOut.$isOut);
  const restriction = useRestriction();
  const isLimited = isRestricted(restriction);
  const competitionId = competition || undefined;
  const all = chosenSections(chosen, (tag) => elements.offers(tag), { competitionId });
  const shown = isOut ? [] : isLimited ? all.filter(({ isOwn }) => isOwn) : all;
  const reason = useChunk(loadRestriction, isLimited);
  /**
   * True until the kind of restriction is known. The reason and the sections then appear together, so that
   * nothing moves.
   */
  const isWaiting = isLimited && !reason.chunk && reason.status !== "failed";
  const layout = layOutSections(shown, offersSettings);
  const regionRef = useRef<HTMLElement>(null);
  const startRef = useRef<HTMLDivElement>(null);
  const { place, go } = useHubPlace(shown[0]?.slug ?? "", regionRef);
  const isPlace = ({ slug, name }: NamedSection) => slug === place.section || name === place.section;
  const section = shown.find(isPlace) ?? shown[0];
  const id = section && isPlace(section) ? place.id : undefined;
  const view = section && { section, id };
  const earlier = useEarlierView(section, id);
  // The previous content stays for a moment, but disappears at once if the hub may no longer show it.
  const content = view && earlier && shown.includes(earlier.section) ? earlier : view;
  const scrollToStart = useSectionScroll(startRef, { view, content });
  const lastChallenge = useLast(section?.place === "challenges" ? section : undefined);
  const counts = useCounts();
  const [unread, setUnread] = useState(0);
  const [sheet, setSheet] = useState<"more" | "settings">();
  const { page } = useServices();
  // The Back button and links change the place behind the sheet, so the sheet closes.
  useEffect(() => page.onUrlChange(() => startTransition(() => setSheet(undefined))), [page]);
  /** Receives the focus when the sheet closes. If null, the button that opened the sheet receives it. */
  const landingRef = useRef<HTMLElement>(null);
  const isOpenerGone = useRef(false);
  /** True after the player has pressed the button "Riattiva", which the press removes. */
  const isReturning = useRef(false);
  useEffect(() => {
    if (isOut) isOpenerGone.current = true;
    else if (isReturning.current) regionRef.current?.focus({ preventScroll: true });
    isReturning.current = false;
  }, [isOut]);
  const agenda = useChunk(loadAgenda, section?.name === "agenda");
  const today = useChunk(loadToday, section?.name === "today");
  useHostState(isOut ? "opted-out" : section ? "ready" : "restricted");

  /**
   * Opens a section or one of its entities, and moves the focus there because the focused element is about to
   * be removed.
   */
  function enter({ slug }: NamedSection, entityId?: string) {
    regionRef.current?.focus({ preventScroll: true });
    go({ section: slug, id: entityId });
  }
  useOpener(shown, (type, entityId) => {
    const target = sectionOfType(shown, type);
    if (target) enter(target, entityId);
  });

  function select(target: NamedSection) {
    if (target === section && id === undefined) scrollToStart();
    else go({ section: target.slug });
  }

  function openSheet(content: "more" | "settings") {
    landingRef.current = null;
    isOpenerGone.current = false;
    startTransition(() => setSheet(content));
    if (details.status === "failed") details.retry();
  }

  function closeSheet() {
    if (isOpenerGone.current) landingRef.current = regionRef.current;
    startTransition(() => setSheet(undefined));
  }

  function selectInSheet(target: NamedSection) {
    landingRef.current = regionRef.current;
    startTransition(() => setSheet(undefined));
    select(target);
  }

  const navigation: Navigation = {
    current: section?.name,
    nameOf: (what) => say(what === "instant-win" ? "play" : what),
    countOf: ({ counts: what }) => (what === "unread" ? unread : what && countOf(counts, what)),
    onSelect: select,
  };

  const restrictionBox = isLimited && !isWaiting && (
    <div className="hub-restriction">
      {reason.chunk ? (
        <reason.chunk.RestrictionDetails what={say("restricted")} />
      ) : (
        say("restrictionUnknown")
      )}
    </div>
  );

  const challenges = layout.slots.find(({ name }) => name === "challenges")?.sections ?? [];
  const openSlot = ({ sections }: Slot) => {
    const target = [section, lastChallenge].find((each) => each && sections.includes(each)) ?? sections[0];
    if (target) select(target);
  };

  return (
    <>
      {content ? (
        <div className="hub-body">
          {details.chunk && <details.chunk.UnknownSections chosen={chosen} names={sectionNames} />}
          {shown.some((each) => each.counts === "unread") && <UnreadCount onChange={setUnread} />}
          <SectionNav
            label={say("sections")}
            layout={layout}
            navigation={navigation}
            hasSettings={hasSettings}
            onSlot={openSlot}
            onMore={() => openSheet("more")}
            onSettings={() => openSheet("settings")}
          />
          <div className="hub-panel">
            {/* The key creates a new element together with the box, so that earlier elements do not move. */}
            <div key={restrictionBox ? "restricted" : "all"} ref={startRef} className="hub-start">
              {restrictionBox}
              {challenges.includes(content.section) && (
                <nav className="chips" aria-label={say("challenges")}>
                  <SectionList sections={challenges} navigation={navigation} />
                </nav>
              )}
              <section
                ref={regionRef}
                className="hub-section"
                aria-label={say(content.section.name)}
                tabIndex={-1}
              >
                {isWaiting ? (
                  <PanelState
                    status="loading"
                    label={say(content.section.name)}
                    what=""
                    skeleton={<CardSkeletons count={3} />}
                  />
                ) : (
                  <SectionPanel
                    key={content.section.name}
                    agenda={agenda}
                    today={today}
                    section={content.section}
                    context={{ limit, tags, competitionId, id: content.id }}
                    sections={shown}
                    isPlain={restriction !== "free"}
                    awards={countOf(counts, "Award")}
                    unread={unread}
                    onReplace={() => regionRef.current?.focus({ preventScroll: true })}
                    onAll={() => go({ section: content.section.slug })}
                    onEnter={enter}
                  />
                )}
              </section>
            </div>
          </div>
        </div>
      ) : (
        <section ref={regionRef} className="hub-panel" aria-label={title} tabIndex={-1}>
          {isOut ? (
            <PanelState
              status="opted-out"
              label={title}
              what=""
              skeleton={null}
              onOptIn={() => {
                isReturning.current = true;
                optOut.set(false);
              }}
            />
          ) : (
            restrictionBox
          )}
        </section>
      )}
      {sheet && details.chunk && (
        <details.chunk.HubSheet
          content={sheet}
          rest={layout.rest}
          navigation={{ ...navigation, onSelect: selectInSheet }}
          hasSettings={hasSettings}
          returnFocus={landingRef}
          onClose={closeSheet}
        />
      )}
    </>
  );
}

/**
 * The view before the last press. The browser first shows that the press has worked, then the content
 * changes.
 */
function useEarlierView(section: NamedSection | undefined, id: string | undefined): View | undefined {
  const [earlier, setEarlier] = useState<View | undefined>(section && { section, id });
  useEffect(() => startTransition(() => setEarlier(section && { section, id })), [section, id]);
  return earlier;
}

/** The last value that was not undefined. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The numbers next to the sections, from the platform or, if missing, from the token service. */
function useCounts() {
  const { $tokenCounts } = useGamification();
  const early = useStore($tokenCounts);
  const { items } = useEntityList(countList, noQuery, { limit: Infinity, invites: false });
  return items ?? countsOf(early);
}

/** Enables other panels of the page to open entities in the hub. */
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

interface UnreadCountProps {
  /** Called with the number of unread messages; 0 while it is unknown. */
  onChange(count: number): void;
}

/** Reports the number of unread messages, which is the same as in the messages panel. Renders nothing. */
function UnreadCount({ onChange }: UnreadCountProps) {
  const count = useUnreadMessages() ?? 0;
  useEffect(() => onChange(count), [onChange, count]);
  return null;
}

export default {
  component: GamificationHub,
  styles: [...uiStyles, panelStateStyles, gamificationStyles, rowCardStyles, sectionsCss, css],
} satisfies WidgetModule<Props>;
