import { describe, expect, it } from "vitest";
import {
  gamesOf,
  lobbyStateOf,
  isChosen,
  mayBeChosen,
  readChoice,
  rowsOf,
  withChoice,
} from "../../../src/live-casino/lobby";
import { tableIdOf } from "../../../src/live-casino/table-id";

describe("the lobby", () => {
  it.each([
    [{ status: "open" }, "open"],
    [{ status: "closed", opensAt: 5 }, "soon"],
    [{ status: "closed" }, "closed"],
    [{ status: "loading" }, undefined],
    [{ status: "unknown" }, "unknown"],
  ] as const)("lists a table with the state %o under %s", (state, expected) => {
    expect(lobbyStateOf(state)).toBe(expected);
  });

  it("lists the games of its tables without duplicates, in the order of the page", () => {
    const games = ["Roulette", undefined, "Blackjack", "Roulette"];
    expect(gamesOf(games.map((game) => ({ name: "", game, state: "open" })))).toEqual([
      "Roulette",
      "Blackjack",
    ]);
  });

  it("has one row per game, in the order of the page, with tables without a game last", () => {
    const tables = [undefined, "Roulette", "Blackjack", "Roulette"].map((game, index) => ({
      name: `${index}`,
      game,
      state: undefined,
    }));
    const rows = rowsOf(tables).map(({ game, tables: own }) => [game, ...own.map(({ name }) => name)]);
    expect(rows).toEqual([
      ["Roulette", "1", "3"],
      ["Blackjack", "2"],
      [undefined, "0"],
    ]);
  });
});

describe("a filter of the lobby", () => {
  const table = { name: "Sala Città", game: "Roulette", state: "soon" } as const;

  it.each([
    [{}, true],
    [{ game: "Roulette" }, true],
    [{ game: "Blackjack" }, false],
    [{ state: "soon" }, true],
    [{ game: "Roulette", state: "open" }, false],
    [{ search: "" }, true],
    [{ search: "citta" }, true],
    [{ search: "ROUL sala" }, true],
    [{ search: "sala blackjack" }, false],
    [{ search: "[" }, true],
    [{ search: "roul-sala" }, true],
    [{ search: "salagrande" }, false],
    [{ game: "Blackjack", search: "sala" }, false],
  ] as const)("shows a table only if the table meets all criteria (%o: %s)", (choice, isShown) => {
    expect(isChosen(table, choice)).toBe(isShown);
  });

  it("treats a table with an unknown state as a possible match if the table's game matches", () => {
    const choice = { game: "Roulette", state: "open" } as const;
    const states = ["unknown", undefined, "open", "closed"] as const;
    expect(states.map((state) => mayBeChosen({ ...table, state }, choice))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(mayBeChosen({ ...table, game: "Blackjack", state: "unknown" }, choice)).toBe(false);
  });

  it("is stored in the URL, without affecting other parts of the URL or other lobbies", () => {
    const start = new URL("https://example.com/live?tavolo=1&sera-stato=soon#in-alto");
    const next = withChoice(start, "tavoli", { game: "Casino Hold’em", state: "open" });
    const games = ["Roulette", "Casino Hold’em"];
    expect(readChoice(next, "tavoli", games)).toEqual({ game: "Casino Hold’em", state: "open" });
    expect(readChoice(next, "sera", games)).toEqual({ game: undefined, state: "soon" });
    expect(next.hash).toBe("#in-alto");
    expect(next.searchParams.get("tavolo")).toBe("1");
    expect(withChoice(next, "tavoli", {}).href).toBe(start.href);
  });

  it("is ignored if its game or state is unknown", () => {
    const url = new URL("https://example.com/?tavoli-gioco=%3Cscript%3E&tavoli-stato=all");
    expect(readChoice(url, "tavoli", ["Roulette"])).toEqual({ game: undefined, state: undefined });
  });
});

describe("the table of a card", () => {
  it.each([
    [
      { provider: "EvolutionGame", gameId: "1", network: "x" },
      { provider: "evolution", gameId: "1" },
    ],
    [
      { provider: "CasinoGamePT", gameId: "1", network: "x" },
      { provider: "playtech", gameId: "1", network: "x" },
    ],
    [{ provider: "CasinoGamePT", gameId: "1", network: "" }, undefined],
    [{ provider: "EvolutionGame", gameId: "" }, undefined],
    [{ provider: "other", gameId: "1" }, undefined],
    [{ provider: null, gameId: null }, undefined],
  ])("is read from %o", (attributes, id) => {
    expect(tableIdOf(attributes)).toEqual(id);
  });
});
