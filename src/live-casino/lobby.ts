import type { TableState } from "./table";

/** The states of a table in a lobby. */
export type LobbyState = "open" | "soon" | "unknown" | "closed";

/** The states by which a player can filter tables. */
export const lobbyStates = ["open", "soon", "closed"] as const;

/** The filters that a player has chosen; undefined means no filter. */
export interface LobbyChoice {
  readonly game?: string | undefined;
  readonly state?: (typeof lobbyStates)[number] | undefined;
  /** Search words for the table's name or game. */
  readonly search?: string | undefined;
}

/** A table as the lobby filters it. A table without a game is shown only if no game is chosen. */
export interface LobbyTable {
  readonly name: string;
  readonly game: string | undefined;
  /** The state of the table; undefined while it is loading. */
  readonly state: LobbyState | undefined;
}

/** The tables of one game. */
export interface LobbyRow<Table> {
  /** The game of the tables; undefined for the tables without a game, which come last. */
  readonly game: string | undefined;
  readonly tables: readonly Table[];
}

/**
 * The state of a table in the lobby. A closed table with a countdown counts as `soon`; without a countdown it
 * stays `closed`, because it may open on another day.
 */
export function lobbyStateOf(state: TableState): LobbyState | undefined {
  if (state.status === "loading") return undefined;
  if (state.status !== "closed") return state.status;
  return state.opensAt === undefined ? "closed" : "soon";
}

export const isChosen = (table: LobbyTable, { game, state, search = "" }: LobbyChoice): boolean =>
  (game === undefined || game === table.game) &&
  (state === undefined || state === table.state) &&
  isFound(table, search);

/**
 * Whether the table's name or game contains each word of the search. Ignores accents, case, punctuation and
 * the spaces between words: "holdem" finds "Hold’em", and "sicbo" finds "Sic Bo".
 */
function isFound({ name, game = "" }: LobbyTable, search: string): boolean {
  const words = wordsOf(`${name} ${game}`);
  const texts = [words.join(" "), words.join("")];
  return wordsOf(search).every((word) => texts.some((text) => text.includes(word)));
}

const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a table whose state is not known yet may have the chosen state. */
export const mayBeChosen = (table: LobbyTable, choice: LobbyChoice): boolean =>
  (table.state ?? "unknown") === "unknown" && isChosen({ ...table, state: choice.state }, choice);

/** The games of the tables, without duplicates, in the order of the page. */
export const gamesOf = (tables: readonly LobbyTable[]): readonly string[] => [
  ...new Set(tables.flatMap(({ game }) => game ?? [])),
];

/** The tables by game, in the order of the page. */
export function rowsOf<Table extends LobbyTable>(tables: readonly Table[]): readonly LobbyRow<Table>[] {
  const rows = new Map<string | undefined, Table[]>(gamesOf(tables).map((game) => [game, []]));
  rows.set(undefined, []);
  for (const table of tables) rows.get(table.game)?.push(table);
  return [...rows].flatMap(([game, own]) => (own.length > 0 ? [{ game, tables: own }] : []));
}

const names = { game: "gioco", state: "stato" };

/**
 * The filters in a URL, such as `?tavoli-gioco=Roulette&tavoli-stato=open`. Ignores an unknown state and a
 * game that no table has.
 *
 * @param lobby the name of the lobby, the first part of the parameters
 */
export function readChoice(url: URL, lobby: string, games: readonly string[]): LobbyChoice {
  const { searchParams } = url;
  return {
    game: games.find((game) => game === searchParams.get(`${lobby}-${names.game}`)),
    state: lobbyStates.find((state) => state === searchParams.get(`${lobby}-${names.state}`)),
  };
}

/** The same URL with another game and state. All other parts of the URL are unchanged. */
export function withChoice(url: URL, lobby: string, choice: LobbyChoice): URL {
  const next = new URL(url);
  for (const field of ["game", "state"] as const) {
    const name = `${lobby}-${names[field]}`;
    const value = choice[field];
    if (value === undefined) next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  return next;
}
