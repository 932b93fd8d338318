import type { TableState } from "./table";

/** The groups of a lobby, in their order. */
export const lobbyGroups = ["open", "soon", "unknown", "closed"] as const;
export type LobbyGroup = (typeof lobbyGroups)[number];

/** The states that a player can choose, besides all of them. */
export const lobbyStates = ["open", "soon", "closed"] as const;

/** What a player wants to see; undefined stands for everything. */
export interface LobbyChoice {
  readonly game?: string | undefined;
  readonly state?: (typeof lobbyStates)[number] | undefined;
}

/** A table as the lobby sorts it. Without a game it is shown only where no game is chosen. */
export interface LobbyTable {
  readonly game: string | undefined;
  /** Undefined while the state of the table is loading. */
  readonly group: LobbyGroup | undefined;
}

/** A closed table with a countdown opens soon; one without may open on another day. */
export function groupOf(state: TableState): LobbyGroup | undefined {
  if (state.status === "loading") return undefined;
  if (state.status !== "closed") return state.status;
  return state.opensAt === undefined ? "closed" : "soon";
}

export const isChosen = ({ game, group }: LobbyTable, choice: LobbyChoice): boolean =>
  (choice.game === undefined || choice.game === game) &&
  (choice.state === undefined || choice.state === group);

/** Whether a table may have the chosen state, which is not known yet. */
export const mayBeChosen = ({ game, group = "unknown" }: LobbyTable, choice: LobbyChoice): boolean =>
  group === "unknown" && isChosen({ game, group: choice.state }, choice);

/** The games of the tables, each once, in the order of the page. */
export const gamesOf = (tables: readonly LobbyTable[]): readonly string[] => [
  ...new Set(tables.flatMap(({ game }) => game ?? [])),
];

const names = { game: "gioco", state: "stato" };

/**
 * The choice that an address holds, as `?tavoli-gioco=Roulette&tavoli-stato=open`. A game that no table has, and an
 * unknown state, count as no choice.
 *
 * @param lobby the name of the lobby, the first part of the parameters
 */
export function readChoice(address: URL, lobby: string, games: readonly string[]): LobbyChoice {
  const { searchParams } = address;
  return {
    game: games.find((game) => game === searchParams.get(`${lobby}-${names.game}`)),
    state: lobbyStates.find((state) => state === searchParams.get(`${lobby}-${names.state}`)),
  };
}

/** The same address with another choice; everything else in it stays. */
export function withChoice(address: URL, lobby: string, choice: LobbyChoice): URL {
  const next = new URL(address);
  for (const field of ["game", "state"] as const) {
    const name = `${lobby}-${names[field]}`;
    const value = choice[field];
    if (value === undefined) next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  return next;
}
