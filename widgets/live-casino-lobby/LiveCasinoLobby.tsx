import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useChunk } from "../../src/element/useChunk";
import { gamesOf, isChosen, type LobbyChoice, lobbyStates, mayBeChosen } from "../../src/live-casino/lobby";
import { formatTimeOfDay } from "../../src/i18n";
import { isAuthorsPlace } from "../../src/platform/authors-place";
import { AuthorNote, useConfig, useLiveCasino, useServices, useTexts } from "../../src/widget-kit";
import { loadRestriction, RestrictedPanel } from "../../src/widget-kit/restriction";
import { panelStateStyles, uiStyles, uiTexts } from "../../src/ui";
import { Choices } from "./Choices";
import type { liveCasinoLobby } from "./definition";
import { Groups } from "./Groups";
import css from "./live-casino-lobby.css?inline";
import { liveCasinoLobbyTexts } from "./texts";
import { useArrangement } from "./useArrangement";
import { useCards } from "./useCards";
import { useChoice } from "./useChoice";
import { useSlots } from "./useSlots";
import { useTables } from "./useTables";
import { useWaiting } from "./useWaiting";

/**
 * Filters above the author's cards, which stay children of the element. Restricted players see one panel instead, without
 * the name of any table.
 */
export function LiveCasinoLobby({ choiceName }: WidgetProps<typeof liveCasinoLobby>) {
  const say = useTexts(liveCasinoLobbyTexts);
  const { tables, isLoading, isForbidden, staleAt } = useTables(useCards());
  const games = gamesOf(tables);
  const restriction = useChunk(loadRestriction, isForbidden);
  const { choice, choose } = useChoice(choiceName, games);
  const sayUi = useTexts(uiTexts);
  const { language, timeZone } = useConfig();
  const isOffline = useStore(useLiveCasino().$isOffline);
  const { element } = useHost();
  const { page } = useServices();
  const [hasChosen, setHasChosen] = useState(false);
  const listRef = useRef<HTMLDivElement>(null);
  const { arranged, arrange } = useArrangement(tables, listRef);
  const isWaiting = useWaiting(isLoading);
  const chosen = arranged.filter((table) => isChosen(table, choice));
  const none = arranged.some((table) => mayBeChosen(table, choice)) ? say("unsure") : say("none");
  useSlots(arranged, (table) => !isForbidden && isChosen(table, choice));
  useHostState(isForbidden ? "restricted" : isWaiting ? "loading" : chosen.length > 0 ? "ready" : "empty");
  if (isForbidden) return <RestrictedPanel details={restriction} title={say("heading")} what={say("what")} />;

  const notice = [
    isOffline && sayUi("offline"),
    staleAt !== undefined && sayUi("stale", { time: formatTimeOfDay(staleAt, language, timeZone) }),
  ]
    .filter(Boolean)
    .join(" ");
  const count = chosen.length > 0 ? say("shown", { count: chosen.length }) : none;
  const pick = (change: LobbyChoice) => {
    setHasChosen(true);
    arrange();
    choose(change);
  };
  return (
    <div className="lobby">
      {tables.length === 0 && isAuthorsPlace(page) && (
        <AuthorNote tag={element.localName}>{say("noTables")}</AuthorNote>
      )}
      <div className="filters" part="filters">
        {games.length > 1 && (
          <Choices
            name={say("games")}
            options={[
              { value: undefined, text: say("allGames") },
              ...games.map((game) => ({ value: game, text: game })),
            ]}
            chosen={choice.game}
            onChoose={(game) => {
              pick({ game });
            }}
          />
        )}
        <Choices
          name={say("states")}
          options={[
            { value: undefined, text: say("allStates") },
            ...lobbyStates.map((state) => ({ value: state, text: say(state) })),
          ]}
          chosen={choice.state}
          onChoose={(value) => {
            pick({ state: lobbyStates.find((state) => state === value) });
          }}
        />
      </div>
      {/* Only what the player chooses and a lost connection are announced, not each table that opens. */}
      <p className="meta status" part="meta">
        <span role="status">{notice || (hasChosen && count)}</span>
        {!notice && !hasChosen && !isWaiting && count}
      </p>
      <div className="tables" part="list" ref={listRef} aria-busy={isWaiting}>
        <Groups chosen={chosen} />
        <slot />
      </div>
    </div>
  );
}

export default {
  component: LiveCasinoLobby,
  styles: [...uiStyles, panelStateStyles, css],
} satisfies WidgetModule<WidgetProps<typeof liveCasinoLobby>>;
