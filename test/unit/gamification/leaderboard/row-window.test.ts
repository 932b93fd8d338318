// @vitest-environment node
import { describe, expect, it } from "vitest";
import { rowWindow } from "../../../../src/gamification/leaderboard/row-window";

const ofHeight = (height: number) => () => height;

describe("the window of a long list", () => {
  it("has the visible rows, and the heights of the others", () => {
    const window = rowWindow({ count: 10_000, heightOf: ofHeight(50), from: 5000, to: 6500 });
    expect(window).toEqual({
      first: 100,
      end: 130,
      before: 100 * 50,
      after: (10_000 - 130) * 50,
      height: 500_000,
    });
  });

  it("has at most 31 rows for 30 visible ones, and some more on each side where few are visible", () => {
    for (let from = 0; from < 5000; from += 13) {
      const { first, end } = rowWindow({ count: 1000, heightOf: ofHeight(50), from, to: from + 1500 });
      expect(end - first).toBeLessThanOrEqual(31);
    }
    const window = rowWindow({ count: 1000, heightOf: ofHeight(50), from: 5000, to: 5500 });
    expect(window).toMatchObject({ first: 96, end: 114 });
  });

  it("contains rows that are visible in part", () => {
    const window = rowWindow({ count: 100, heightOf: ofHeight(50), from: 2499, to: 3901 });
    expect(window).toMatchObject({ first: 49, end: 79 });
  });

  it("ends at the ends of the list", () => {
    const all = { count: 20, heightOf: ofHeight(50) };
    expect(rowWindow({ ...all, from: 0, to: 100 })).toMatchObject({ first: 0, end: 6, before: 0 });
    expect(rowWindow({ ...all, from: 900, to: 1000 })).toMatchObject({ first: 14, end: 20, after: 0 });
    expect(rowWindow({ ...all, from: 5000, to: 6000 })).toMatchObject({ first: 15, end: 20, after: 0 });
  });

  it("has rows while nothing is visible, and none without rows", () => {
    expect(rowWindow({ count: 9, heightOf: ofHeight(50), from: 0, to: 0 }).end).toBeGreaterThan(0);
    expect(rowWindow({ count: 0, heightOf: ofHeight(50), from: 0, to: 500 })).toEqual({
      ...{ first: 0, end: 0, before: 0, after: 0, height: 0 },
    });
  });

  it("follows rows of different heights, and keeps the height of the list", () => {
    const heights = [40, 80, 120, 40, 80, 120, 40, 80, 120];
    const heightOf = (index: number) => heights[index] ?? 0;
    for (let from = 0; from < 720; from += 7) {
      const { first, end, before, after } = rowWindow({ count: 9, heightOf, from, to: from + 100 });
      const inside = heights.slice(first, end).reduce((sum, height) => sum + height, 0);
      expect(before + inside + after).toBe(720);
      expect(before).toBeLessThanOrEqual(from);
      expect(before + inside).toBeGreaterThanOrEqual(Math.min(from + 100, 720));
    }
  });
});
