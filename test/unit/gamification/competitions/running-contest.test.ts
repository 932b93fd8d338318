// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  compareContests,
  type PlacedContest,
  runningContest,
} from "../../../../src/gamification/competitions/contests";

const contest = (id: string, changes: Partial<PlacedContest> = {}): PlacedContest => ({
  id,
  round: 1,
  groupStage: 1,
  scheduledStartDate: undefined,
  actualStartDate: undefined,
  status: "Active",
  statusCode: undefined,
  ...changes,
});

const entered = (statusCode: number): Pick<PlacedContest, "optInStatus"> => ({
  optInStatus: { statusCode, params: {} } as PlacedContest["optInStatus"],
});

/** All orders of a few contests, because the platform does not guarantee any order. */
function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((others) => [item, ...others]));
}

describe("the running contest of a competition", () => {
  it.each<[string, string | undefined, readonly PlacedContest[]]>([
    ["the only one", "a", [contest("a")]],
    [
      "the one in play, not one that has ended or is planned",
      "b",
      [
        contest("a", { status: "Finished" }),
        contest("b", { round: 2 }),
        contest("c", { round: 3, status: "Ready" }),
      ],
    ],
    ["the later round of two in play", "b", [contest("a"), contest("b", { round: 2 })]],
    ["the first of two groups", "a", [contest("b", { groupStage: 2 }), contest("a")]],
    [
      "the member’s group of two",
      "b",
      [contest("a", entered(5)), contest("b", { groupStage: 2, ...entered(15) })],
    ],
    [
      "the member’s group in the latest round only",
      "b",
      [contest("a", entered(35)), contest("b", { round: 2, ...entered(5) })],
    ],
    [
      "the one that closes",
      "a",
      [contest("a", { status: "Finishing" }), contest("b", { status: "Starting", round: 2 })],
    ],
    [
      "the last one that ended, while the next is about to start",
      "b",
      [
        contest("a", { status: "Finalised" }),
        contest("b", { status: "Finalising", round: 2 }),
        contest("c", { status: "Starting", round: 3 }),
      ],
    ],
    [
      "the next of those that are planned",
      "a",
      [contest("a", { status: "Starting" }), contest("b", { status: "Ready", round: 2 })],
    ],
    [
      "the one with the earlier start if rounds are missing",
      "a",
      [
        contest("b", { round: undefined, actualStartDate: 2 }),
        contest("a", { round: undefined, scheduledStartDate: 1 }),
      ],
    ],
    [
      "the one in play by its code if the text is missing",
      "a",
      [contest("a", { status: undefined, statusCode: 25 }), contest("b", { status: "Finished", round: 2 })],
    ],
    [
      "undefined if players see none of them",
      undefined,
      ["Draft", "Template", "Cancelling", "Cancelled", "Deleting", "Deleted", "Unknown", "Frozen"].map(
        (status) => contest(status, { status: status as "Draft" }),
      ),
    ],
    ["undefined without contests", undefined, []],
  ])("is %s", (_, expected, contests) => {
    const chosen = orders(contests.slice(0, 4)).map((each) => runningContest(each)?.id);
    expect(new Set(chosen)).toEqual(new Set([expected]));
    expect(runningContest(contests)?.id).toBe(expected);
  });

  it("is the same for any order of the contests, even if values are missing", () => {
    const contests = [
      contest("a"),
      contest("b", { scheduledStartDate: 5 }),
      contest("c", { round: undefined, groupStage: undefined, actualStartDate: 3, scheduledStartDate: 9 }),
      contest("d", { groupStage: 2 }),
      contest("e", { round: 2 }),
    ];
    for (const order of orders(contests)) {
      expect(order.toSorted(compareContests).map(({ id }) => id)).toEqual(["c", "b", "a", "d", "e"]);
    }
  });
});
