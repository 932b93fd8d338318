// @vitest-environment node
import { describe, expect, it } from "vitest";
import { startBroker, type WireReply } from "./client";

const callAsPlayer = (name: string, request: object) => startBroker().player().call(name, request);
const idsOf = (reply: WireReply | undefined) => (reply?.data as { id: string }[]).map(({ id }) => id);
const found = (name: string, request: object) => idsOf(callAsPlayer(name, request));

describe("a page of a list", () => {
  it("contains 20 items by default and at most 50, and states the total number", () => {
    const all = callAsPlayer("getAchievements", { achievementFilter: {} });
    expect(all?.meta).toMatchObject({ skip: 0, limit: 20, resultCount: 20, objectType: "Achievement" });
    const total = Number(all?.meta?.totalRecordsFound);
    expect(total).toBeGreaterThan(20);
    const rest = callAsPlayer("getAchievements", { achievementFilter: { skip: 20, limit: 500 } });
    expect(rest?.meta).toMatchObject({ skip: 20, limit: 50, resultCount: total - 20 });
    expect(new Set([...idsOf(all), ...idsOf(rest)]).size).toBe(total);
  });
});

describe("filters", () => {
  const codesIn = (reply: WireReply | undefined) =>
    new Set((reply?.data as { statusCode: number }[]).map(({ statusCode }) => statusCode));
  const statusCodes = (range: object) =>
    codesIn(callAsPlayer("getCompetitions", { competitionFilter: { statusCode: range, limit: 50 } }));

  it("exclude both bounds of a status range", () => {
    expect(statusCodes({ moreThan: 20, lessThan: 30 })).toEqual(new Set([25]));
    expect(statusCodes({ moreThan: 25, lessThan: 30 })).toEqual(new Set());
    expect(statusCodes({ lessThan: 10 })).toEqual(new Set([0, 5]));
  });

  it.each([
    { gt: -5, lt: 40 },
    { gt: "-5", lt: "40" },
    { moreThan: -5, lessThan: 40 },
  ])("accept the opt-in status range %j", (range) => {
    const reply = callAsPlayer("optInStates", { optinStatesFilter: { statusCodes: range, limit: 50 } });
    expect(codesIn(reply)).toEqual(new Set([0, 5, 10, 15, 20, 25, 30, 35]));
  });

  it("distinguish missions from other achievements by constraint", () => {
    const withConstraint = (constraint: string) =>
      found("getAchievements", { achievementFilter: { constraints: [constraint], limit: 50 } });
    expect(withConstraint("mission")).toEqual([
      "mis-giro-del-casino",
      "mis-settimana-sport",
      "mis-sale-bingo",
      "mis-guida-poker",
    ]);
    expect(withConstraint("hasNoDependancies").filter((id) => id.startsWith("mis-"))).toEqual([]);
    expect(withConstraint("optinRequired")).toContain("ach-dieci-mani");
    expect(withConstraint("optinRequired")).not.toContain("ach-una-al-giorno");
  });

  it("find entities that started before a date, in either date format", () => {
    const startedBefore = (before: string) =>
      found("getContests", {
        contestFilter: { startDate: { before }, statusCode: { moreThan: 20, lessThan: 30 } },
      });
    expect(startedBefore("2026-11-21T00:00:00.000+0000")).toEqual(["con-autunno-1"]);
    expect(startedBefore("2026-11-21T00:00:00Z")).toEqual(["con-autunno-1"]);
  });
});

describe("a mission", () => {
  it("is a graph that starts with the mission itself and has the member's state at each step", () => {
    const { data } =
      callAsPlayer("getGraph", { ids: ["mis-giro-del-casino"], includes: ["description"] }) ?? {};
    const { nodes, graphs } = data as {
      nodes: { entityId: string; constraints: string[]; includes: object }[];
      graphs: { nodesInCompletedState: number; edges: { headEntityId: string; tailEntityId: string }[] }[];
    };
    expect(nodes[0]).toMatchObject({
      entityId: "mis-giro-del-casino",
      includes: { description: expect.any(String) as string },
    });
    expect(nodes[1]).toMatchObject({ constraints: ["isCompleted"], optInStatus: { statusCode: 35 } });
    const ids = nodes.map(({ entityId }) => entityId);
    for (const { headEntityId, tailEntityId } of graphs[0]?.edges ?? []) {
      expect(ids.indexOf(headEntityId)).toBeLessThan(ids.indexOf(tailEntityId));
    }
    expect(graphs[0]).toMatchObject({ nodesInCompletedState: 1 });
  });

  it.each([
    ["DEPTH_FIRST", ["roulette", "blackjack", "pausa", "baccarat"]],
    ["BREADTH_FIRST", ["roulette", "blackjack", "baccarat", "pausa"]],
  ])("lists its steps in the traversal order %s", (traversal, steps) => {
    const { data } = callAsPlayer("getGraph", { ids: ["mis-giro-del-casino"], traversal }) ?? {};
    const ids = (data as { nodes: { entityId: string }[] }).nodes.map(({ entityId }) => entityId);
    expect(ids.slice(1)).toEqual(steps.map((step) => `mis-giro-${step}`));
  });

  it("is found without a filter only if it is active and the member has joined it", () => {
    const missions = (missionStatesFilter: object) => found("getMissionStates", { missionStatesFilter });
    expect(missions({})).toEqual(["mis-giro-del-casino"]);
    const everything = { statusCodes: { gt: 0, lt: 100 }, optInStatusCodes: { gt: -10, lt: 100 } };
    expect(missions(everything)).toHaveLength(4);
    expect(missions({ ...everything, tagFilters: [{ tag: "missione", operand: "must" }] })).toHaveLength(4);
  });
});
