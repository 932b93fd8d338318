import * as v from "valibot";
import { missionsFrom } from "../../../../src/gamification/missions/mission";
import type { StepOrder } from "../../../../src/gamification/missions/step-order";
import { type SteppedMission, withSteps } from "../../../../src/gamification/missions/with-steps";
import { achievement } from "../../../../src/gamification/protocol/achievements";
import { entityGraphResult, type EntityGraphResult } from "../../../../src/gamification/protocol/graphs";
import { missionStates } from "../../../../src/gamification/protocol/missions";

/** An edge as `head type tail`, such as `a MUST b`. A `-` replaces an end without an id. */
export type EdgeText = string;

export interface MissionFixture {
  /** Ids of the nodes in the order of the reply. `a!` is completed, and `a@100` has the entity state 100. */
  readonly nodes: readonly string[];
  readonly edges?: readonly EdgeText[];
  readonly completed?: number;
  /** False if the platform does not return how the steps depend on each other. */
  readonly isGraphRead?: boolean;
  /** Nodes that are only in the mission's states, or only in its graph. */
  readonly onlyInStates?: readonly string[];
  readonly onlyInGraph?: readonly string[];
  readonly shouldMatchAtLeast?: Readonly<Record<string, number>>;
  readonly order?: StepOrder;
}

const idOf = (text: string) => text.replace(/[!@].*$/, "");

const toNode = (text: string) => ({
  name: `Step ${idOf(text)}`,
  entityId: idOf(text),
  entityType: "Achievement",
  entityStatusCode: Number(/@(\d+)/.exec(text)?.[1] ?? 25),
  constraints: text.includes("!") ? ["isCompleted"] : [],
  includes: {},
});

const toEdge = (text: EdgeText, index: number) => {
  const [from = "", type = "", to = ""] = text.split(" ");
  return {
    ordering: index + 1,
    constraints: [],
    graphEdgeType: type,
    ...(from !== "-" && { headEntityId: from }),
    ...(to !== "-" && { tailEntityId: to }),
  };
};

/** A reply of the platform, read as the client reads it. */
export const graphOf = ({ nodes, edges = [], completed }: MissionFixture): EntityGraphResult =>
  v.parse(entityGraphResult, {
    nodes: nodes.map(toNode),
    graphs: [
      { edges: edges.map(toEdge), ...(completed !== undefined && { nodesInCompletedState: completed }) },
    ],
  });

/** The mission `m` of a fixture. */
export function missionOf(fixture: MissionFixture): SteppedMission {
  const { nodes, isGraphRead = true, onlyInStates = [], onlyInGraph = [], order } = fixture;
  const states = [...nodes.filter((node) => !onlyInGraph.includes(node)), ...onlyInStates];
  const achievements = Object.entries(fixture.shouldMatchAtLeast ?? {}).map(([id, count]) =>
    v.parse(achievement, { id, achievementDependencies: { shouldMatchAtLeast: count } }),
  );
  const [mission] = missionsFrom([v.parse(missionStates, { id: "m", missionStates: states.map(toNode) })], {
    graph: isGraphRead ? graphOf(fixture) : undefined,
    achievements,
    rewards: [],
  });
  if (!mission) throw new Error("The fixture has no mission.");
  return withSteps(mission, order);
}

/** Ids and states of the steps in order, such as `a:next b:locked`. */
export const stepTexts = ({ steps }: SteppedMission) =>
  steps.map(({ id, state }) => `${id}:${state}`).join(" ");
