// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  contestRounds,
  entrantsOf,
  type PlacedContest,
} from "../../../../src/gamification/competitions/contests";
import { nextDate, runDates } from "../../../../src/gamification/competitions/run-dates";
import { standingOf } from "../../../../src/gamification/competitions/standing";

const contest = (id: string, changes: Partial<PlacedContest> & { readonly entrantsCount?: number } = {}) => ({
  id,
  round: 1,
  groupStage: 1,
  scheduledStartDate: undefined,
  actualStartDate: undefined,
  status: "Ready" as const,
  statusCode: undefined,
  entrantsCount: undefined,
  ...changes,
});

describe("the dates of a scheduled run", () => {
  it.each([
    ["the scheduled ones", { scheduledStartDate: 1, scheduledEndDate: 2 }, [1, false, 2, false]],
    [
      "the actual ones, which take precedence",
      { scheduledStartDate: 1, scheduledEndDate: 2, actualStartDate: 3, actualEndDate: 4 },
      [3, true, 4, true],
    ],
    [
      "the actual start and the scheduled end",
      { scheduledStartDate: 1, scheduledEndDate: 2, actualStartDate: 3 },
      [3, true, 2, false],
    ],
    ["only an actual end", { actualEndDate: 4 }, [undefined, undefined, 4, true]],
    ["none", {}, [undefined, undefined, undefined, undefined]],
  ])("are %s", (_, run, expected) => {
    const { start, end } = runDates(run);
    expect([start?.at, start?.isActual, end?.at, end?.isActual]).toEqual(expected);
  });
});

describe("the next date of a competition", () => {
  const dates = { scheduledStartDate: 1, scheduledEndDate: 2 };

  it.each([
    ["its start while it is planned", "Ready", 1],
    ["its end while it runs", "Active", 2],
    ["none after its end", "Finished", undefined],
    ["none once it is cancelled", "Cancelled", undefined],
  ] as const)("is %s", (_, status, expected) => {
    expect(nextDate({ ...dates, status })?.at).toBe(expected);
    expect(nextDate({ status })).toBeUndefined();
  });
});

describe("the rounds of a competition", () => {
  const ids = (contests: readonly ReturnType<typeof contest>[]) =>
    contestRounds(contests).map((each) => [each.round, each.contests.map(({ id }) => id)]);

  it("have their groups in order", () => {
    const final = contest("final", { round: 2 });
    const groups = [contest("b", { groupStage: 2 }), contest("a")];
    expect(ids([final, ...groups])).toEqual([
      [1, ["a", "b"]],
      [2, ["final"]],
    ]);
  });

  it("keep cancelled contests and leave out contests that players must not see", () => {
    const statuses = ["Cancelled", "Draft", "Template", "Deleting", "Deleted"] as const;
    expect(ids(statuses.map((status) => contest(status, { status })))).toEqual([[1, ["Cancelled"]]]);
    expect(ids([])).toEqual([]);
  });

  it("add up the entrants of the first round's groups if every group's number is known", () => {
    const groups = [contest("a", { entrantsCount: 30 }), contest("b", { groupStage: 2, entrantsCount: 12 })];
    expect(entrantsOf([...groups, contest("final", { round: 2, entrantsCount: 8 })])).toBe(42);
    expect(entrantsOf([...groups, contest("c", { groupStage: 3 })])).toBeUndefined();
    expect(entrantsOf([contest("a", { entrantsCount: 0 })])).toBe(0);
    expect(entrantsOf([])).toBeUndefined();
  });
});

describe("the player's standing", () => {
  const state = (changes: object) => ({
    status: "Entrant" as const,
    statusCode: 15,
    points: undefined,
    position: undefined,
    ...changes,
  });

  it.each([
    ["place and points", { position: 12, points: 340 }, { position: 12, points: 340 }],
    ["only points", { points: 340 }, { points: 340 }],
    ["the place with zero points", { position: 91, points: 0 }, { position: 91, points: 0 }],
    ["the place of a completed competition", { status: "Completed", position: 3 }, { position: 3 }],
    ["nothing before the first result", { points: 0 }, undefined],
    ["points without an impossible place", { position: 0, points: 5 }, { points: 5 }],
    ["points without a fractional place", { position: 1.5, points: 5 }, { points: 5 }],
    ["nothing for a member who has not joined", { status: "NotEntered", position: 1, points: 5 }, undefined],
    ["nothing for an excluded member", { status: "Excluded", position: 1, points: 5 }, undefined],
  ])("is %s", (_, changes, expected) => {
    expect(standingOf(state(changes))).toEqual(expected);
  });

  it("is taken from the running contest if possible, and otherwise from the competition", () => {
    const competition = state({ position: 8 });
    expect(standingOf(state({ position: 2 }), competition)).toEqual({ position: 2 });
    expect(standingOf(state({}), competition)).toEqual({ position: 8 });
    expect(standingOf(undefined, undefined)).toBeUndefined();
  });
});
