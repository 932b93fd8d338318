// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  createModel,
  demoTables,
  liveCasinoPaths,
  type Model,
  serviceCalls,
  stateAt,
  tableNetworks,
} from "../../../../sandbox/model";

const start = Date.parse("2026-11-21T08:30:00Z");
const anyTable = { name: "Roulette Prova", kind: "roulette", provider: "EvolutionGame" } as const;

const second = 1000;
const minute = 60 * second;

describe("the schedule of a table", () => {
  const schedule = {
    type: "cycle",
    opensAt: start + 3 * second,
    openFor: 2 * minute,
    unannouncedFor: minute,
    countdownFor: minute,
  } as const;

  it("counts down to the first opening, then repeats: open, closed, countdown", () => {
    const at = (elapsed: number) => stateAt(schedule, start + elapsed);
    expect(at(0)).toEqual({ open: false, opensIn: 3 * second });
    expect(at(3 * second - 1)).toEqual({ open: false, opensIn: 1 });
    expect(at(3 * second)).toEqual({ open: true });
    expect(at(3 * second + 2 * minute)).toEqual({ open: false });
    expect(at(3 * second + 3 * minute)).toEqual({ open: false, opensIn: minute });
    expect(at(3 * second + 4 * minute)).toEqual({ open: true });
  });
});

describe("the tables of the demo", () => {
  const tables = demoTables(start);

  it("have 200 unique names and ids, and cover all three states", () => {
    expect(tables).toHaveLength(200);
    for (const key of ["name", "gameId"] as const)
      expect(new Set(tables.map((table) => table[key])).size).toBe(200);
    const states = tables.map(({ schedule }) => stateAt(schedule, start));
    const counting = states.filter((state) => !state.open && state.opensIn !== undefined).length;
    const open = states.filter((state) => state.open).length;
    expect([open, counting, 200 - open - counting].every((count) => count >= 20)).toBe(true);
  });
});

describe("a lobby feed", () => {
  const read = (model: Model, path: string, query: Readonly<Record<string, string>> = {}) => {
    const answer = serviceCalls[`GET ${path}`]?.(model, { headers: {}, query, body: undefined });
    const { result } = answer?.body as { result?: { tables: readonly { readonly gameId: string }[] } };
    return { status: answer?.status, tables: result?.tables };
  };
  const opening = (gameId: string, opensIn: number) => ({
    ...anyTable,
    gameId,
    schedule: {
      type: "cycle",
      opensAt: start + opensIn,
      openFor: 1e9,
      unannouncedFor: 0,
      countdownFor: 0,
    } as const,
  });
  const digits = (a: number, b: number, c: number, d: number) => ({
    minutesFirst: a,
    minutesSecond: b,
    secondsFirst: c,
    secondsSecond: d,
  });

  it("states whether each table is open, and the time until it opens if this time fits into four digits", () => {
    const model = createModel({ time: () => start });
    model.tables.put({ ...anyTable, gameId: "open", schedule: { type: "open" } });
    model.tables.put({ ...anyTable, gameId: "closed", schedule: { type: "closed" } });
    model.tables.put(opening("soon", 4 * minute + 37 * second - 1));
    model.tables.put(opening("longest", 99 * minute + 59 * second));
    model.tables.put(opening("later", 100 * minute));
    const zero = digits(0, 0, 0, 0);
    expect(read(model, liveCasinoPaths.evolutionFeed).tables?.slice(-5)).toEqual([
      { gameId: "open", open: true, addCounter: false, ...zero },
      { gameId: "closed", open: false, addCounter: false, ...zero },
      { gameId: "soon", open: false, addCounter: true, ...digits(0, 4, 3, 7) },
      { gameId: "longest", open: false, addCounter: true, ...digits(9, 9, 5, 9) },
      { gameId: "later", open: false, addCounter: false, ...zero },
    ]);
  });

  it("requires a network for CasinoGamePT and contains only that network's tables", () => {
    const model = createModel({ time: () => start });
    const idsOf = (network: string) =>
      read(model, liveCasinoPaths.playtechFeed, { network }).tables?.map(({ gameId }) => gameId);
    const all = tableNetworks.flatMap(idsOf);
    expect(all).toHaveLength(100);
    expect(new Set(all).size).toBe(100);
    expect(idsOf("unknown")).toEqual([]);
    expect(read(model, liveCasinoPaths.playtechFeed).status).toBe(400);
    expect(read(model, liveCasinoPaths.evolutionFeed, { network: "italia" }).status).toBe(400);
  });
});
