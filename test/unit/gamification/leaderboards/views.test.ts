// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { BoardRow } from "../../../../src/gamification/leaderboards/rows";
import { firstRows, ownStanding, rowsOfView } from "../../../../src/gamification/leaderboards/views";

const row = (rank: number, fields: Partial<BoardRow> = {}): BoardRow => ({
  key: `m${rank}`,
  rank,
  score: 1000 - rank,
  bestScores: [],
  names: ["Anna"],
  count: 1,
  isOwn: false,
  isGoalReached: false,
  change: undefined,
  ...fields,
});

const rows = (from: number, to: number, own?: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => row(from + index, { isOwn: from + index === own }));

const extent = { top: 10, above: 2, below: 3 };
const ranks = (items: readonly BoardRow[]) => items.map(({ rank }) => rank);

describe("the rows of a leaderboard view", () => {
  it("are the requested first ranks, even if another panel requests more ranks", () => {
    expect(ranks(rowsOfView(rows(1, 50), "top", extent))).toEqual(ranks(rows(1, 10)));
  });

  it("are the player’s rank and the ranks around it", () => {
    const board = [...rows(1, 10), ...rows(30, 50, 40)];
    expect(ranks(rowsOfView(board, "around", extent))).toEqual([38, 39, 40, 41, 42, 43]);
  });

  it.each([
    [1, [1, 2, 3, 4]],
    [12, [10, 11, 12]],
  ])("do not extend beyond the first or the last rank (player’s rank: %i)", (own, expected) => {
    expect(ranks(rowsOfView(rows(1, 12, own), "around", extent))).toEqual(expected);
  });

  it("are the first ranks if the member is not on the leaderboard", () => {
    expect(ranks(rowsOfView(rows(1, 50), "around", extent))).toEqual(ranks(rows(1, 10)));
  });

  it("are the first ranks and the player’s rank, even if the platform sends all ranks", () => {
    expect(ranks(rowsOfView(rows(1, 10_000), "top", extent))).toEqual(ranks(rows(1, 10)));
    expect(ranks(rowsOfView(rows(1, 10_000, 5000), "top", extent))).toEqual([...ranks(rows(1, 10)), 5000]);
  });
});

describe("the first rows of a leaderboard", () => {
  const shown = (items: readonly BoardRow[], count: number) =>
    firstRows(items, count).map(({ row: { rank }, index, isApart }) => [rank, index, isApart]);

  it("are followed by the member’s row, which is marked as separate and keeps its number", () => {
    expect(shown(rows(1, 40, 30), 3)).toEqual([
      [1, 0, false],
      [2, 1, false],
      [3, 2, false],
      [30, 29, true],
    ]);
  });

  it("are equal in number whether or not they include the member’s row", () => {
    const own = (rank: number) => shown(rows(1, 40, rank), 3).map(([first]) => first);
    expect([own(1), own(3), own(4)]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    expect(shown(rows(1, 40, 4), 3).at(-1)).toEqual([4, 3, false]);
  });

  it("are not separate from the member’s row if only a shared rank is between them (1, 2, 2, 4)", () => {
    const board = [row(1), row(2, { count: 2 }), row(4, { isOwn: true }), row(5)];
    expect(shown(board, 2).at(-1)).toEqual([4, 2, false]);
  });

  it("are all rows of a short leaderboard, and do not include an additional row for visitors", () => {
    expect(shown(rows(1, 2), 10)).toHaveLength(2);
    expect(shown(rows(1, 40), 10)).toHaveLength(10);
  });
});

describe("the player’s standing", () => {
  it("includes the rank above and the points that are missing to reach it", () => {
    expect(ownStanding(rows(1, 12, 5))).toMatchObject({ row: { rank: 5 }, next: { rank: 4, points: 1 } });
  });

  it("does not include a rank above if the player has the first rank", () => {
    expect(ownStanding(rows(1, 3, 1))).toMatchObject({ row: { rank: 1 }, next: undefined });
    expect(ownStanding(rows(1, 3))).toBeUndefined();
  });

  it("includes the next better rank, even after a shared rank (1, 2, 2, 4)", () => {
    const board = [row(1), row(2, { count: 2, score: 50 }), row(4, { isOwn: true, score: 20 })];
    expect(ownStanding(board)?.next).toEqual({ rank: 2, points: 30 });
  });

  it("has no distance if ranks or scores are missing", () => {
    expect(ownStanding([row(10), row(40, { isOwn: true })])?.next).toBeUndefined();
    expect(ownStanding([row(1, { score: undefined }), row(2, { isOwn: true })])?.next).toBeUndefined();
    expect(ownStanding([row(1), row(2, { isOwn: true, score: undefined })])?.next).toBeUndefined();
  });

  it("includes a positive distance in points even if fewer points are better", () => {
    const distance = (above: number, own: number) =>
      ownStanding([row(1, { score: above }), row(2, { score: own, isOwn: true })])?.next?.points;
    expect(distance(10, 30)).toBe(20);
    expect(distance(30, 30)).toBe(0);
    expect(distance(0.3, 0.1)).toBe(0.2);
  });
});
