import { useStore } from "@nanostores/react";
import { startTransition, useEffect, useRef, useState } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useChunk } from "../../src/element/useChunk";
import { formatTimeOfDay } from "../../src/i18n/instants";
import { gamesOf, isChosen, type LobbyChoice, mayBeChosen, rowsOf } from "../../src/live-casino/lobby";
import { isAuthoringContext } from "../../src/platform/page";
import { Button, panelStateStyles, uiStyles, uiTexts } from "../../src/ui";
import { chipsStyles } from "../../src/ui/chips/Chips";
import {
  AuthorNote,
  useAccountArea,
  useConfig,
  useLiveCasino,
  useServices,
  useTexts,
} from "../../src/widget-kit";
import { loadRestriction, RestrictedPanel } from "../../src/widget-kit/restriction/RestrictedPanel";
import type { liveCasinoLobby } from "./definition";
import { Filters } from "./Filters";
import css from "./live-casino-lobby.css?inline";
import { rowLength, Rows, rowSlot } from "./Rows";
import { liveCasinoLobbyTexts } from "./texts";
import { useCards } from "./useCards";
import { useChoice } from "./useChoice";
import { useSlots } from "./useSlots";
import { useTables } from "./useTables";

/** The number of cards of a list that are shown at first, and that each press adds. */
const pageLength = 24;

/**
 * Minimum number of hidden cards for which the button to show more appears. If fewer cards would stay hidden,
 * all cards are shown at once.
 */
const shortRest = 6;

/** The slot of the cards of a list. */
const listSlot = "list";

/**
 * Filters above the author's cards, which stay children of the element: a row for each game, or the list of the
 * player's choice. Restricted players see one panel instead, without the name of any table.
 */
export function LiveCasinoLobby({ choiceName }: WidgetProps<typeof liveCasinoLobby>) {
  const say = useTexts(liveCasinoLobbyTexts);
  const sayUi = useTexts(uiTexts);
  const { tables, isLoading, isForbidden, isUnchecked, staleAt } = useTables(useCards());
  const games = gamesOf(tables);
  const restriction = useChunk(loadRestriction, isForbidden);
  const { responsibleGaming } = useAccountArea();
  const { choice: kept, choose } = useChoice(choiceName, games);
  const [search, setSearch] = useState("");
  /** Updated later than the field, when the browser is idle, so that the field shows typed text at once. */
  const [appliedSearch, setAppliedSearch] = useState("");
  const { language, timeZone } = useConfig();
  const isOffline = useStore(useLiveCasino().$isOffline);
  const { element } = useHost();
  const { page } = useServices();
  const [hasChosen, setHasChosen] = useState(false);
  const [extra, setExtra] = useState(0);
  const topRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  /** True after the player has pressed “Vedi tutti”, which removes this button. */
  const isEntering = useRef(false);

  const choice: LobbyChoice = { ...kept, search: appliedSearch.trim() };
  const chosen = tables.filter((table) => isChosen(table, choice));
  const isList = games.length < 2 || chosen.length < tables.length;
  const rows = isList ? [] : rowsOf(tables);
  const rest = chosen.length - pageLength - extra;
  const listed = isList ? chosen.slice(0, rest < shortRest ? undefined : -rest) : [];
  const slots = new Map([
    ...listed.map((table) => [table.item, listSlot] as const),
    ...rows.flatMap((row, index) =>
      row.tables.slice(0, rowLength).map((table) => [table.item, rowSlot(index)] as const),
    ),
  ]);
  // An author who edits the page sees all cards at their places in the markup.
  const isEdited = page.isEdited();
  useSlots(isEdited ? noTables : tables, ({ item }) => (isForbidden ? undefined : slots.get(item)));
  useHostState(isForbidden ? "restricted" : isLoading ? "loading" : chosen.length > 0 ? "ready" : "empty");

  useEffect(() => {
    if (!isEntering.current || !isList) return;
    isEntering.current = false;
    headingRef.current?.focus({ preventScroll: true });
    topRef.current?.scrollIntoView();
  }, [isList]);

  if (isForbidden) return <RestrictedPanel details={restriction} title={say("heading")} what={say("what")} />;

  const none = tables.some((table) => mayBeChosen(table, choice)) ? say("unsure") : say("none");
  const count = chosen.length > 0 ? say("shown", { count: chosen.length }) : none;
  const notice = [
    isUnchecked && say("unchecked"),
    isOffline && sayUi("offline"),
    staleAt !== undefined && sayUi("stale", { time: formatTimeOfDay(staleAt, language, timeZone) }),
  ]
    .filter(Boolean)
    .join(" ");

  const pick = (change: LobbyChoice) => {
    setHasChosen(true);
    setExtra(0);
    startTransition(() => {
      choose(change);
    });
  };

  return (
    <div className="lobby" ref={topRef}>
      {tables.length === 0 && isAuthoringContext(page) && (
        <AuthorNote tag={element.localName}>{say("noTables")}</AuthorNote>
      )}
      <Filters
        games={games}
        choice={{ ...kept, search }}
        onChoose={pick}
        onSearch={(text) => {
          setSearch(text);
          setHasChosen(true);
          startTransition(() => {
            setExtra(0);
            setAppliedSearch(text);
          });
        }}
      />
      {/* Announces only results of the player's choice and a lost connection, not each table that opens. */}
      <p className="meta status" part="meta">
        <span role="status">{notice || (hasChosen && count)}</span>
        {!notice && !hasChosen && !isLoading && count}
        {isUnchecked && (
          <Button
            look="link"
            part="action-secondary"
            onClick={() => {
              // The error is ignored here, because the state of the restriction contains it.
              responsibleGaming.read().catch(() => undefined);
            }}
          >
            {sayUi("retry")}
          </Button>
        )}
      </p>
      {isEdited ? (
        <div className="tables" part="list">
          <slot />
        </div>
      ) : isList ? (
        <section className="results" aria-labelledby="results">
          <h2 id="results" className="heading" part="label" ref={headingRef} tabIndex={-1}>
            {choice.game ?? say("tables")}
          </h2>
          {chosen.length === 0 && tables.length > 0 && (
            <Button
              look="secondary"
              className="more"
              part="action-secondary"
              onClick={() => {
                setSearch("");
                setAppliedSearch("");
                pick({ game: undefined, state: undefined });
                headingRef.current?.focus({ preventScroll: true });
              }}
            >
              {say("showAll")}
            </Button>
          )}
          <div className="tables" part="list">
            <slot name={listSlot} />
          </div>
          {listed.length < chosen.length && (
            <Button
              look="secondary"
              className="more"
              part="action-secondary"
              onClick={() => {
                setExtra(extra + pageLength);
              }}
            >
              {say("more", { count: Math.min(pageLength, rest) })}
            </Button>
          )}
        </section>
      ) : (
        <Rows
          rows={rows}
          onShowAll={(game) => {
            isEntering.current = true;
            pick({ game });
          }}
        />
      )}
      {!isEdited && <slot />}
    </div>
  );
}

const noTables: readonly never[] = [];

export default {
  component: LiveCasinoLobby,
  styles: [...uiStyles, panelStateStyles, chipsStyles, css],
} satisfies WidgetModule<WidgetProps<typeof liveCasinoLobby>>;
