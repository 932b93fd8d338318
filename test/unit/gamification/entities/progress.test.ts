// @vitest-environment node
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { addPage } from "../../../../src/gamification/entities/paging";
import { memberProgress, percentOf, pointsProgress } from "../../../../src/gamification/entities/progress";
import { pointsStrategy } from "../../../../src/gamification/protocol/strategies";

describe("a percentage", () => {
  it.each([
    [0, 0],
    [33.3, 33.3],
    [100, 100],
    [140, 100],
    [-5, 0],
    [null, undefined],
    [undefined, undefined],
    [NaN, undefined],
    [Infinity, 100],
  ])("is, for %s, %s (G1)", (value, expected) => {
    expect(percentOf(value)).toBe(expected);
  });
});

describe("the progress of a member", () => {
  const strategy = v.parse(pointsStrategy, { operator: "GreaterThanEquals", pointsValue: 3 });

  it.each([
    [{ status: "Completed", points: 2, percentageComplete: 66 }, 3],
    [{ statusCode: 35, percentageComplete: 66 }, 3],
    [{ status: "Completed" }, 3],
    [{ status: "Running", statusCode: 35, points: 2, percentageComplete: 66 }, 2],
    [{ status: "Completing", points: 2, percentageComplete: 66 }, 2],
  ])("is computed from %j as %i of 3 points", (optIn, points) => {
    expect(pointsProgress(strategy, memberProgress(optIn))).toEqual({ points, target: 3 });
  });
});

describe("progress in points", () => {
  const strategy = (operator: string | undefined, pointsValue: number | undefined) => ({
    operator,
    pointsValue,
    pointsValueUpper: undefined,
    context: undefined,
    action: undefined,
  });

  it.each([
    ["GreaterThanEquals", 5, { percentageComplete: 60 }, { points: 3, target: 5 }],
    ["GreaterThanEquals", 5, { percentageComplete: 33.3 }, { points: 1, target: 5 }],
    ["GreaterThanEquals", 5, { points: 9 }, { points: 5, target: 5 }],
    ["Equals", 5, { percentageComplete: 100 }, { points: 5, target: 5 }],
    ["GreaterThan", 4, { percentageComplete: 100 }, { points: 5, target: 5 }],
    ["Between", 3, { points: 2 }, { points: 2, target: 3 }],
    ["LessThan", 5, { points: 2 }, undefined],
    ["GreaterThanEquals", undefined, { points: 2 }, undefined],
    ["GreaterThanEquals", 0, { points: 2 }, undefined],
    ["GreaterThanEquals", 5, {}, undefined],
  ])(
    "is computed, if defined, for the operator %s, the target %s and the state %o",
    (operator, pointsValue, state, expected) => {
      expect(pointsProgress(strategy(operator, pointsValue), state)).toEqual(expected);
    },
  );
});

describe("pages of a list", () => {
  const items = (...ids: string[]) => ids.map((id) => ({ id }));
  const reply = (data: { id: string }[], totalRecordsFound?: number) => ({
    data,
    meta: {
      totalRecordsFound,
      skip: undefined,
      limit: undefined,
      objectType: undefined,
      resultCount: undefined,
    },
  });

  it("are joined into one list, with the position at which the next page begins", () => {
    const first = addPage(undefined, reply(items("a", "b"), 3), 0);
    expect(first).toEqual({ items: items("a", "b"), total: 3, next: 2 });
    expect(addPage(first, reply(items("c"), 3), 2)).toEqual({
      items: items("a", "b", "c"),
      total: 3,
      next: undefined,
    });
  });

  it("contain an item only once if it moved to a later page between two reads", () => {
    const first = addPage(undefined, reply(items("a", "b"), 4), 0);
    const both = addPage(first, reply(items("b", "c"), 4), 2);
    expect(both.items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(both.next).toBeUndefined();
  });

  it("end with an empty page, regardless of the platform's total", () => {
    const first = addPage(undefined, reply(items("a"), 100), 0);
    expect(first.next).toBe(1);
    expect(addPage(first, reply([], 100), 1).next).toBeUndefined();
  });

  it("can be joined even if the platform sends no total", () => {
    expect(addPage(undefined, reply(items("a")), 0)).toEqual({
      items: items("a"),
      total: 1,
      next: undefined,
    });
  });
});
