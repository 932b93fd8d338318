// @vitest-environment node
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { boardRows } from "../../../../src/gamification/leaderboards/rows";
import { leaderboard } from "../../../../src/gamification/protocol/leaderboards";

const member = (name: string, fields: object = {}) => ({
  name,
  memberId: `id-${name}`,
  memberRefId: name,
  ...fields,
});

/** Rows of a snapshot as the platform sends them. */
const rowsOf = (leaderboardEntries: readonly object[], ownId?: string) =>
  boardRows(v.parse(leaderboard, { id: "con-1", leaderboardEntries }).leaderboardEntries, ownId);

describe("the rows of a leaderboard", () => {
  it("consist of one row per rank, and begin with the first rank", () => {
    const rows = rowsOf([
      { rank: 3, score: 10, members: [member("Carlo")] },
      { rank: 1, score: 30, members: [member("Anna"), member("Bea")] },
    ]);
    expect(rows.map(({ rank, names, count }) => [rank, names, count])).toEqual([
      [1, ["Anna", "Bea"], 2],
      [3, ["Carlo"], 1],
    ]);
  });

  it("combine several entries of one rank, and leave out entries without members", () => {
    const rows = rowsOf([
      { rank: 1, score: 30, members: [member("Anna")] },
      { rank: 1, score: 30, members: [member("Bea")] },
      { rank: 2, score: 20, members: [] },
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ rank: 1, names: ["Anna", "Bea"], count: 2 });
  });

  it("have a score and best scores, or an unknown score if the platform sends none", () => {
    const rows = rowsOf([
      { rank: 1, score: 30.5, bestScores: [20, 10.5], members: [member("Anna")] },
      { rank: 2, members: [member("Bea")] },
    ]);
    expect(rows.map(({ score, bestScores }) => [score, bestScores])).toEqual([
      [30.5, [20, 10.5]],
      [undefined, []],
    ]);
  });

  it("include the player’s row, which is found by the member’s id only, without the player’s name", () => {
    const shared = [member("Anna"), member("Anna", { memberId: "own" })];
    const [row] = rowsOf([{ rank: 1, score: 1, members: shared }], "own");
    expect(row).toMatchObject({ isOwn: true, key: "own", names: ["Anna"], count: 2 });
    expect(rowsOf([{ rank: 1, score: 1, members: shared }])[0]).toMatchObject({ isOwn: false, count: 2 });
  });

  it("keep their keys if the ranks of their members change", () => {
    const before = rowsOf([
      { rank: 1, members: [member("Anna")] },
      { rank: 2, members: [member("Bea")] },
    ]);
    const after = rowsOf([
      { rank: 1, members: [member("Bea")] },
      { rank: 2, members: [member("Anna")] },
    ]);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key).reverse());
  });

  it("have different keys even if the platform lists a member twice", () => {
    const keys = rowsOf([
      { rank: 1, members: [member("Anna")] },
      { rank: 2, members: [member("Anna")] },
    ]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it.each<[string, object, number | undefined]>([
    ["up", { rankChangeFrom: 7, rankChangeType: 1 }, 2],
    ["down", { rankChangeFrom: 2, rankChangeType: -1 }, -3],
    ["none", { rankChangeFrom: 5, rankChangeType: 0 }, 0],
    ["according to the numbers if the type contradicts them", { rankChangeFrom: 7, rankChangeType: -1 }, 2],
    ["unknown without the former rank", { rankChangeFrom: null, rankChangeType: 1 }, undefined],
    ["unknown with an impossible rank", { rankChangeFrom: 0, rankChangeType: 1 }, undefined],
  ])("have a rank change that is %s", (_, fields, change) => {
    expect(rowsOf([{ rank: 5, members: [member("Anna", fields)] }])[0]?.change).toEqual(change);
  });

  it("show a rank change of several members if it is equal for all or is the player’s", () => {
    const [a, b] = [
      member("Anna", { rankChangeFrom: 3 }),
      member("Bea", { rankChangeFrom: 2, memberId: "own" }),
    ];
    const changeOf = (members: readonly object[], ownId?: string) =>
      rowsOf([{ rank: 1, members }], ownId)[0]?.change;
    expect(changeOf([a, b])).toBeUndefined();
    expect(changeOf([a, b], "own")).toEqual(1);
    expect(changeOf([a, { ...b, rankChangeFrom: 3 }])).toEqual(2);
  });

  it("show whether the player, or every member of the row, has reached the goal", () => {
    const members = [
      member("Anna", { goalReached: true }),
      member("Bea", { goalReached: false, memberId: "own" }),
    ];
    expect(rowsOf([{ rank: 1, members }])[0]?.isGoalReached).toBe(false);
    expect(rowsOf([{ rank: 1, members }], "own")[0]?.isGoalReached).toBe(false);
    expect(rowsOf([{ rank: 1, members }], "id-Anna")[0]?.isGoalReached).toBe(true);
    expect(rowsOf([{ rank: 1, members: members.slice(0, 1) }])[0]?.isGoalReached).toBe(true);
  });
});
