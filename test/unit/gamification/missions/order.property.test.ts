// @vitest-environment node
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { missionsFrom } from "../../../../src/gamification/missions/mission";
import { withSteps } from "../../../../src/gamification/missions/with-steps";
import { entityGraphEdgeTypes } from "../../../../src/gamification/protocol/enumerations";
import { entityGraphResult } from "../../../../src/gamification/protocol/graphs";
import { missionStatesReply } from "../../../../src/gamification/protocol/missions";
import { fuzzRounds } from "../../../support/fuzz";
import { measureProcessorTime } from "../../support/processor-time";

const runs = { numRuns: fuzzRounds(400) };

/** Few ids, so that random edges often form circles and refer to missing nodes. */
const anyId = fc.constantFrom("m", ..."abcdefgh");
const anyType = fc.constantFrom(...entityGraphEdgeTypes, "NEW", undefined);

const anyNode = fc.record({
  entityId: anyId,
  name: fc.option(fc.string(), { nil: undefined }),
  entityStatusCode: fc.constantFrom(0, 5, 15, 25, 35, 45, 100, 115, -3, undefined),
  constraints: fc.constantFrom([], ["isCompleted"]),
  includes: fc.constantFrom({}, { description: 3, scheduling: "x", "optin-status": { statusCode: 35 } }),
});

const anyEdge = fc.record(
  { ordering: fc.integer(), headEntityId: anyId, tailEntityId: anyId, graphEdgeType: anyType },
  { requiredKeys: [] },
);

const anyGraph = fc.record({
  nodes: fc.array(anyNode, { maxLength: 10 }),
  graphs: fc.array(
    fc.record({
      edges: fc.array(anyEdge, { maxLength: 20 }),
      nodesInCompletedState: fc.constantFrom(0, 1, 5, -2, undefined),
    }),
    { maxLength: 3 },
  ),
});

const anyReplies = fc.record({
  states: fc.array(anyNode, { maxLength: 10 }),
  graph: fc.option(anyGraph, { nil: undefined }),
  order: fc.constantFrom("levels", "branches" as const),
});

/** The mission `m` of random replies, read as the client reads them. */
function read({ states, graph, order }: typeof anyReplies extends fc.Arbitrary<infer Value> ? Value : never) {
  const { data } = v.parse(missionStatesReply, { data: [{ id: "m", missionStates: states }] });
  const sources = {
    graph: graph && v.parse(entityGraphResult, graph),
    achievements: [],
    rewards: [],
  };
  const [mission] = missionsFrom(data, sources);
  if (!mission) throw new Error("The mission was lost.");
  return { mission: withSteps(mission, order), sources, states };
}

const anyMission = anyReplies.map(read);

describe("a mission from any replies (G5)", () => {
  it("has every step that a reply mentions exactly once, numbered in order", () => {
    fc.assert(
      fc.property(anyMission, ({ mission: { steps }, states }) => {
        const ids = steps.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(steps.map(({ number }) => number)).toEqual(ids.map((_, index) => index + 1));
        for (const { entityId } of states) if (entityId !== "m") expect(ids).toContain(entityId);
      }),
      runs,
    );
  });

  it("has links that point forward, except links that close a circle", () => {
    fc.assert(
      fc.property(anyMission, ({ mission: { id, steps, links } }) => {
        const place = new Map([
          ...(steps.some((step) => step.id === id) ? [] : [[id, 0] as const]),
          ...steps.map((step) => [step.id, step.number] as const),
        ]);
        for (const { from = "", to = "", isCut } of links) {
          if (from === id || to === id || isCut || from === "" || to === "") continue;
          expect(place.get(from)).toBeLessThan(place.get(to) ?? 0);
        }
      }),
      runs,
    );
  });

  it("has at most one next step, and has one if a step is open and the mission's state is unknown", () => {
    fc.assert(
      fc.property(anyMission, ({ mission }) => {
        const states = mission.steps.map(({ state }) => state);
        const count = states.filter((state) => state === "next").length;
        expect(count).toBeLessThanOrEqual(1);
        if (states.includes("open") && mission.root === undefined) expect(count).toBe(1);
      }),
      runs,
    );
  });

  it("has a progress between zero and the number of its steps", () => {
    fc.assert(
      fc.property(anyMission, ({ mission: { progress, steps, root } }) => {
        if (!progress) return;
        if (root?.isDone) expect(progress.done).toBe(progress.all);
        expect(progress.done).toBeGreaterThanOrEqual(0);
        expect(progress.done).toBeLessThanOrEqual(progress.all);
        expect(progress.all).toBeLessThanOrEqual(steps.length);
      }),
      runs,
    );
  });

  it("has the same order of steps for any order of the nodes that its links connect", () => {
    fc.assert(
      fc.property(anyReplies, ({ graph, order }) => {
        const named = new Set(
          graph?.graphs.flatMap(({ edges }) =>
            edges.flatMap((edge) => [edge.headEntityId, edge.tailEntityId]),
          ),
        );
        const nodes = (graph?.nodes ?? []).filter(({ entityId }) => named.has(entityId));
        const once = [...new Map(nodes.map((node) => [node.entityId, node])).values()];
        const idsWith = (list: typeof once) =>
          read({ states: [], graph: graph && { ...graph, nodes: list }, order }).mission.steps.map(
            ({ id }) => id,
          );
        expect(idsWith([...once].reverse())).toEqual(idsWith(once));
      }),
      runs,
    );
  });

  it.each(["levels", "branches"] as const)(
    "is built within 5 s of processor time for a chain, star or circle of 3,000 steps, sorted by %s",
    (order) => {
      const ids = Array.from({ length: 3000 }, (_, index) => `s${String(index)}`);
      const edge = (headEntityId: string, tailEntityId: string) => ({
        headEntityId,
        tailEntityId,
        graphEdgeType: "MUST",
      });
      const chain = ids.map((id, index) => edge(ids[index - 1] ?? "m", id));
      const shapes = [chain, [...chain, edge("s2999", "s0")], ids.map((id) => edge("m", id))];
      for (const edges of shapes) {
        const elapsed = measureProcessorTime();
        const mission = read({
          states: [],
          graph: { nodes: [], graphs: [{ edges }] },
          order,
        } as never).mission;
        expect(mission.steps.length).toBeGreaterThanOrEqual(3000);
        expect(elapsed()).toBeLessThan(5000);
      }
    },
  );
});
