// @vitest-environment node
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { missionsFrom } from "../../../../src/gamification/missions/mission";
import { withSteps } from "../../../../src/gamification/missions/with-steps";
import { reward } from "../../../../src/gamification/protocol/rewards";
import { graphOf, missionOf, stepTexts } from "./support";

const tour = {
  nodes: ["m", "a!", "b", "c", "d"],
  edges: ["m ROOT a", "a MUST b", "a SHOULD c", "b MUST_NOT d"],
};

describe("a mission (G5)", () => {
  it("has its steps in the order of their dependencies, and is not one of them", () => {
    const mission = missionOf(tour);
    expect(stepTexts(mission)).toBe("a:done b:next c:open d:open");
    expect(mission.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(mission.root?.name).toBe("Step m");
  });

  it("has no next step once it is completed, unless the mission is one of its own steps", () => {
    const mission = missionOf({ ...tour, nodes: ["m!", "a!", "b", "c", "d"] });
    expect(stepTexts(mission)).toBe("a:done b:open c:open d:open");
    expect(stepTexts(missionOf({ nodes: ["m!", "a"], edges: ["m MUST a"] }))).toBe("m:done a:next");
  });

  it.each([
    [
      "locks a step until each MUST is completed",
      ["m", "a!", "b", "x"],
      ["a MUST x", "b MUST x"],
      "x:locked",
    ],
    ["opens a step when each MUST is completed", ["m", "a!", "b!", "x"], ["a MUST x", "b MUST x"], "x:next"],
    ["does not wait for a SHOULD", ["m", "a@15", "x"], ["a SHOULD x"], "x:next"],
    ["excludes a step when a MUST_NOT is completed", ["m", "a!", "x"], ["a MUST_NOT x"], "x:excluded"],
    ["keeps a step that a MUST_NOT did not exclude yet", ["m", "a@15", "x"], ["a MUST_NOT x"], "x:next"],
    ["does not wait for an UNKNOWN edge", ["m", "a@15", "x"], ["a UNKNOWN x"], "x:next"],
    ["does not wait for a BROKEN edge", ["m", "a@15", "x"], ["a BROKEN x"], "x:next"],
    ["does not wait for an edge of a new type", ["m", "a@15", "x"], ["a MAYBE x"], "x:next"],
    ["shows that a step has ended", ["m", "x@35"], ["m ROOT x"], "x:ended"],
    ["shows that a step was cancelled", ["m", "x@115"], ["m ROOT x"], "x:ended"],
    ["shows that a step is planned", ["m", "x@15"], ["m ROOT x"], "x:upcoming"],
    ["has an unknown state for a step with a new state", ["m", "x@77"], ["m ROOT x"], "x:unknown"],
    ["has a completed step, regardless of the steps before it", ["m", "a", "x!"], ["a MUST x"], "x:done"],
  ])("%s", (_, nodes, edges, expected) => {
    const edgesFromStart = ["m ROOT a", ...edges];
    expect(stepTexts(missionOf({ nodes, edges: edgesFromStart }))).toContain(expected);
  });

  it("unlocks a step once enough of its SHOULD steps are completed", () => {
    const edges = ["a SHOULD x", "b SHOULD x", "c SHOULD x"];
    const shouldMatchAtLeast = { x: 2 };
    const one = missionOf({ nodes: ["m", "a!", "b@15", "c@15", "x"], edges, shouldMatchAtLeast });
    const two = missionOf({ nodes: ["m", "a!", "b!", "c@15", "x"], edges, shouldMatchAtLeast });
    expect([stepTexts(one), stepTexts(two)]).toEqual([
      expect.stringContaining("x:locked"),
      expect.stringContaining("x:next"),
    ]);
  });

  it("is one of its own steps if another step depends on the mission's completion", () => {
    expect(stepTexts(missionOf({ nodes: ["m", "a"], edges: ["m MUST a"] }))).toBe("m:next a:locked");
  });

  it("has its own rewards, even if it is one of its steps", () => {
    const rewards = ["m", "a"].map((id) => v.parse(reward, { id: `gift-${id}`, entityId: id }));
    const graph = graphOf({ nodes: ["m", "a"], edges: ["m MUST a"] });
    const missions = missionsFrom([{ id: "m", missionStates: [] }], { graph, achievements: [], rewards });
    const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    expect(missions.map((mission) => idsOf(mission.rewards))).toEqual([["gift-m"]]);
    expect(missions.map((mission) => withSteps(mission).steps.map((step) => idsOf(step.rewards)))).toEqual([
      [[], ["gift-a"]],
    ]);
  });

  it("is its own only step if it has no other steps", () => {
    expect(stepTexts(missionOf({ nodes: ["m"] }))).toBe("m:next");
  });

  it("has no next step before it starts", () => {
    expect(stepTexts(missionOf({ nodes: ["m@15", "a"], edges: ["m ROOT a"] }))).toBe("a:open");
  });

  it("cuts a circle of steps before the step that the platform names first", () => {
    const mission = missionOf({
      nodes: ["m", "a", "b", "c"],
      edges: ["m ROOT a", "a MUST b", "b MUST c", "c MUST a"],
    });
    expect(stepTexts(mission)).toBe("a:next b:locked c:locked");
    expect(mission.links.filter(({ isCut }) => isCut)).toEqual([
      { from: "c", to: "a", type: "MUST", isCut: true },
    ]);
  });

  it("accepts a step that depends on itself, and a circle without a start", () => {
    expect(
      stepTexts(missionOf({ nodes: ["m", "a", "b"], edges: ["a MUST a", "a MUST b", "b MUST a"] })),
    ).toBe("a:next b:locked");
  });

  it("includes a step that only an edge names, and locks the steps that depend on it", () => {
    const mission = missionOf({ nodes: ["m", "x"], edges: ["m ROOT gone", "gone MUST x"] });
    expect(stepTexts(mission)).toBe("gone:unknown x:locked");
    expect(mission.steps[0]?.node).toBeUndefined();
  });

  it("keeps an edge with a missing end", () => {
    const mission = missionOf({ nodes: ["m", "x"], edges: ["- BROKEN x", "x BROKEN -", "- BROKEN -"] });
    expect(stepTexts(mission)).toBe("x:next");
    expect(mission.links.map(({ from, to }) => [from, to])).toEqual([
      [undefined, "x"],
      ["x", undefined],
    ]);
  });

  it("keeps steps that only one of the platform's two replies contains", () => {
    const mission = missionOf({ ...tour, onlyInStates: ["late"], onlyInGraph: ["c"] });
    expect(stepTexts(mission)).toBe("a:done b:next c:open d:open late:open");
  });

  it("keeps the platform's order if the graph was not read", () => {
    const mission = missionOf({ ...tour, isGraphRead: false });
    expect([stepTexts(mission), mission.hasGraph]).toEqual(["a:done b:next c:open d:open", false]);
  });

  it.each(["levels", "branches"] as const)(
    "has the same order of steps for both of the platform's traversals if sorted by %s",
    (order) => {
      const edges = ["m ROOT a", "m ROOT b", "a MUST a1", "b MUST b1", "a1 MUST end", "b1 MUST end"];
      const depthFirst = missionOf({ nodes: ["m", "a", "a1", "end", "b", "b1"], edges, order });
      const breadthFirst = missionOf({ nodes: ["m", "a", "b", "a1", "b1", "end"], edges, order });
      const ids = depthFirst.steps.map(({ id }) => id);
      expect(breadthFirst.steps.map(({ id }) => id)).toEqual(ids);
      expect(ids).toEqual(order === "levels" ? ["a", "b", "a1", "b1", "end"] : ["a", "a1", "b", "b1", "end"]);
    },
  );

  it("sorts the steps after a common step by the ordering of their edges", () => {
    const fixture = { nodes: ["m", "a", "b"], edges: ["m ROOT a", "m ROOT b"] };
    const graph = graphOf(fixture);
    const swapped = {
      ...graph,
      graphs: graph.graphs.map((one) => ({
        ...one,
        edges: one.edges.map((edge) => ({ ...edge, ordering: 3 - (edge.ordering ?? 0) })),
      })),
    };
    const [mission] = missionsFrom([{ id: "m", missionStates: [] }], {
      graph: swapped,
      achievements: [],
      rewards: [],
    });
    expect(mission && withSteps(mission).steps.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("does not include the steps of other missions in the same reply", () => {
    const graph = graphOf({
      nodes: ["m", "a", "n", "b"],
      edges: ["m ROOT a", "n ROOT b", "n SHOULD a"],
    });
    const states = ["m", "n"].map((id) => ({ id, missionStates: [] }));
    const missions = missionsFrom(states, { graph, achievements: [], rewards: [] }).map((one) =>
      withSteps(one),
    );
    expect(missions.map(({ id, steps }) => [id, ...steps.map((step) => step.id)])).toEqual([
      ["m", "a"],
      ["n", "n", "b", "a"],
    ]);
  });

  it("does not follow a shared step into the graph of another mission", () => {
    const graphs = ["m ROOT a|a SHOULD shared", "n ROOT shared|shared MUST b"].flatMap(
      (edges) => graphOf({ nodes: [], edges: edges.split("|") }).graphs,
    );
    const states = ["m", "n"].map((id) => ({ id, missionStates: [] }));
    const missions = missionsFrom(states, {
      graph: { nodes: [], graphs },
      achievements: [],
      rewards: [],
    }).map((one) => withSteps(one));
    expect(missions.map(({ steps }) => steps.map(({ id }) => id))).toEqual([
      ["a", "shared"],
      ["shared", "b"],
    ]);
  });
});

describe("a mission whose steps have no known order", () => {
  it("lists and counts the steps of its states, without the mission itself", () => {
    const states = graphOf({ nodes: ["b!", "m", "a", "b!"] }).nodes;
    const [mission] = missionsFrom([{ id: "m", missionStates: states }], {
      graph: graphOf({ nodes: ["a", "c!"], edges: ["m ROOT c"] }),
      achievements: [],
      rewards: [],
    });
    expect(mission?.listed.map(({ name }) => name)).toEqual(["Step b", "Step a"]);
    expect(mission?.progress).toEqual({ done: 1, all: 2 });
    expect(mission?.completedIds).toEqual(["b", "c"]);
  });
});

describe("the progress of a mission", () => {
  it("counts the completed steps out of all steps that can be completed", () => {
    expect(missionOf(tour).progress).toEqual({ done: 1, all: 4 });
    expect(missionOf({ ...tour, nodes: ["m", "a!", "b!", "c", "d"] }).progress).toEqual({ done: 2, all: 3 });
  });

  it("uses `nodesInCompletedState` only for steps whose state the platform does not send", () => {
    const edges = ["m ROOT a", "a MUST gone", "a MUST b"];
    const progressWith = (completed: number, root = "m") =>
      missionOf({ nodes: [root, "a!", "b"], edges, completed }).progress?.done;
    expect([0, 1, 2, 9].map((completed) => progressWith(completed))).toEqual([1, 1, 2, 2]);
  });

  it("is undefined if the mission is completed but not all of its steps are", () => {
    expect(missionOf({ ...tour, nodes: ["m!", "a!", "b!", "c", "d"] }).progress).toBeUndefined();
    const edges = ["m ROOT a", "a MUST gone", "a MUST b"];
    // The platform counts the mission itself among its steps.
    const progressWith = (completed: number) =>
      missionOf({ nodes: ["m!", "a!", "b!"], edges, completed }).progress;
    expect([3, 4].map(progressWith)).toEqual([undefined, { done: 3, all: 3 }]);
    const [listed] = missionsFrom([{ id: "m", missionStates: graphOf({ nodes: ["m!", "a!", "b"] }).nodes }], {
      graph: undefined,
      achievements: [],
      rewards: [],
    });
    expect(listed?.progress).toBeUndefined();
  });
});
