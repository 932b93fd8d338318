import { type LobbyChoice, lobbyStates } from "../../src/live-casino/lobby";
import { iconOf } from "../../src/ui";
import { Chips } from "../../src/ui/chips/Chips";
import { useTexts } from "../../src/widget-kit";
import { liveCasinoLobbyTexts } from "./texts";

export interface FiltersProps {
  readonly games: readonly string[];
  readonly choice: LobbyChoice;
  /** Called with a new game or state. */
  onChoose(change: Omit<LobbyChoice, "search">): void;
  onSearch(search: string): void;
}

/** A search field, the state and the game. They stay in view while the tables are scrolled. */
export function Filters({ games, choice, onChoose, onSearch }: FiltersProps) {
  const say = useTexts(liveCasinoLobbyTexts);
  return (
    <div className="filters" part="filters" role="search" aria-label={say("filters")}>
      <div className="fields">
        <label className="field">
          <span className="vetrina-quiet">{say("search")}</span>
          {iconOf("search")}
          <input
            className="input"
            type="search"
            placeholder={say("search")}
            value={choice.search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => {
              onSearch(event.target.value);
            }}
          />
        </label>
        <label className="field">
          <span className="vetrina-quiet">{say("states")}</span>
          <select
            className="input"
            value={choice.state ?? ""}
            onChange={(event) => {
              const { value } = event.target;
              onChoose({ state: lobbyStates.find((state) => state === value) });
            }}
          >
            <option value="">{say("allStates")}</option>
            {lobbyStates.map((state) => (
              <option key={state} value={state}>
                {say(state)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {games.length > 1 && (
        <Chips
          label={say("games")}
          options={[
            { value: "", text: say("allGames") },
            ...games.map((game) => ({ value: game, text: game })),
          ]}
          chosen={choice.game ?? ""}
          onChoose={(game) => {
            onChoose({ game: game || undefined });
          }}
        />
      )}
    </div>
  );
}
