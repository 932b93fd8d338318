// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  awardDeadline,
  type AwardState,
  awardStateOf,
  awardStates,
  countsAsCompleted,
  entityPhases,
  entityStateOf,
  entityStates,
  isClaimable,
  isFinished,
  isRunning,
  isUpcoming,
  isVisible,
  mayBecome,
  messageStatuses,
  nameOf,
  optInReading,
} from "../../../../src/gamification/protocol";
import { optInStateCodes } from "../../../../src/gamification/protocol/states";

describe("states of entities", () => {
  it.each([
    [0, "Unknown", []],
    [5, "Draft", []],
    [10, "Preparing", ["visible"]],
    [15, "Ready", ["visible", "upcoming"]],
    [20, "Starting", ["visible"]],
    [25, "Active", ["visible", "running"]],
    [30, "Finishing", ["visible"]],
    [35, "Finished", ["visible", "finished"]],
    [40, "Finalising", ["visible", "finished"]],
    [45, "Finalised", ["visible", "finished"]],
    [100, "Template", []],
    [110, "Cancelling", []],
    [115, "Cancelled", []],
    [120, "Deleting", []],
    [125, "Deleted", []],
  ])("have, for the code %i, the name %s and the phases %j", (statusCode, status, phases) => {
    const predicates = { visible: isVisible, upcoming: isUpcoming, running: isRunning, finished: isFinished };
    for (const entity of [{ statusCode }, { status }, { status, statusCode: 25 }]) {
      expect(entityStateOf(entity)).toBe(status);
      expect(Object.entries(predicates).flatMap(([phase, is]) => (is(entity) ? [phase] : []))).toEqual(
        phases,
      );
    }
    expect(nameOf(entityStates, statusCode)).toBe(status);
  });

  it("are requested by phase, with ranges that exclude both ends", () => {
    expect(entityPhases.running).toEqual({ moreThan: 20, lessThan: 30 });
  });

  it("are undefined for an unknown name or number, and if both are missing", () => {
    for (const entity of [{ status: "Paused" }, { statusCode: 27.5 }, {}, { status: "constructor" }]) {
      expect(entityStateOf(entity)).toBeUndefined();
    }
    expect(isRunning({ status: "Paused" })).toBe(false);
    expect(isRunning({ statusCode: 27.5 })).toBe(true);
  });

  it("count as completed in a graph only if they are above Finished", () => {
    expect([25, 35, 40].map((statusCode) => countsAsCompleted({ statusCode }))).toEqual([false, false, true]);
  });
});

describe("the opt-in state of a member", () => {
  it.each([
    [0, "Processing", "processing"],
    [5, "NotEntered", "join"],
    [10, "Entering", "processing"],
    [15, "Entrant", "in"],
    [20, "Preparing", "in"],
    [25, "Running", "in"],
    [30, "Completing", "in"],
    [35, "Completed", "completed"],
  ])("is read, for the code %i (%s), as %s", (statusCode, status, reading) => {
    expect(nameOf(optInStateCodes, statusCode)).toBe(status);
    expect(optInReading({ statusCode })).toBe(reading);
    expect(optInReading({ status, statusCode: 99 })).toBe(reading);
  });

  it.each([
    { statusCode: -5 },
    { statusCode: 3 },
    { status: "Excluded", statusCode: 5 },
    { status: "Rejected" },
    {},
  ])("is read as unavailable if it is %j", (status) => {
    expect(optInReading(status)).toBe("unavailable");
  });
});

describe("awards", () => {
  it.each(Object.entries(awardStates) as [AwardState, number][])(
    "have, in the state %s, the code %i",
    (status, statusCode) => {
      expect(awardStateOf({ statusCode })).toBe(status);
      expect(awardStateOf({ status, statusCode: 15 })).toBe(status);
    },
  );

  it.each([
    [{ statusCode: 115 }, "Expired"],
    [{ status: "NotClaimed" }, "Issued"],
    [{ status: "Preparing", statusCode: 10 }, undefined],
    [{ statusCode: 0 }, undefined],
    [{ status: "Frozen", statusCode: 15 }, undefined],
  ])("have, for the older or unknown state %j, the state %s", (award, state) => {
    expect(awardStateOf(award)).toBe(state);
  });

  const day = 86_400_000;

  it("can be claimed if they are issued and the time is between their start and end", () => {
    const award = { statusCode: 15, activeFrom: 10, activeUntil: 20 };
    expect([9, 10, 20, 21].map((now) => isClaimable(award, now))).toEqual([false, true, true, false]);
    expect(isClaimable({ statusCode: 15 }, 0)).toBe(true);
    expect(isClaimable({ statusCode: 35 }, 0)).toBe(false);
    expect(isClaimable({ status: "Declined", statusCode: 15 }, 0)).toBe(false);
  });

  it("end at activeUntil, otherwise at pointInTime, otherwise one period after their creation", () => {
    const times = { activeUntil: 3 * day, pointInTime: 2 * day, created: day, period: 90 };
    expect(awardDeadline(times)).toBe(3 * day);
    expect(awardDeadline({ ...times, activeUntil: undefined })).toBe(2 * day);
    expect(awardDeadline({ created: day, period: 90 })).toBe(day + 90 * 60_000);
    expect(awardDeadline({ created: day, period: 0 })).toBeUndefined();
    expect(awardDeadline({})).toBeUndefined();
  });

  it("do not end at pointInTime if it equals their creation, because it is then the time of issue", () => {
    const times = { pointInTime: day + 500, created: day };
    expect(awardDeadline(times)).toBeUndefined();
    expect(awardDeadline({ ...times, period: 90 })).toBe(day + 90 * 60_000);
  });
});

describe("messages", () => {
  it("can change only from new to read, actioned or deleted, or from read to actioned or deleted", () => {
    const moves = messageStatuses.flatMap((from) =>
      messageStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      "New → Read",
      "New → Actioned",
      "New → Deleted",
      "Read → Actioned",
      "Read → Deleted",
    ]);
  });

  it("cannot be changed if their state is unknown", () => {
    expect(mayBecome("Sent", "Read")).toBe(false);
    expect(mayBecome(undefined, "Read")).toBe(false);
  });
});
