import type { EntityGraphResult } from "../schema/graphs";
import type { Achievement } from "../schema/achievements";
import type { MissionStates } from "../schema/missions";
import type { Reward } from "../schema/rewards";
import { missionGraph, type MissionGraph, type MissionLink, type StepLink } from "./links";
import { missionNode, type MissionNode } from "./node";
import { orderedIds, type StepOrder } from "./step-order";
import { isDependency, type MissionStep, stepsOf } from "./steps";

/** How many steps the member has completed, of those that can be completed. */
export interface MissionProgress {
  readonly done: number;
  readonly all: number;
}

/** A mission: an achievement on which others depend (protocol section 6). */
export interface Mission {
  readonly id: string;
  /** The achievement that the mission is; undefined if the platform tells nothing of it. */
  readonly root: MissionNode | undefined;
  readonly rewards: readonly Reward[];
  /** In the order of the mission. Has the mission itself only if another step depends on its completion. */
  readonly steps: readonly MissionStep[];
  readonly links: readonly StepLink[];
  /** False if the platform does not tell how the steps depend on each other. */
  readonly hasGraph: boolean;
  readonly progress: MissionProgress;
  /** The ids of all achievements of the mission that the member has completed. */
  readonly completedIds: readonly string[];
}

/** The replies from which missions are made. */
export interface MissionSources {
  /** Undefined if it could not be read, or the member may not read it. */
  readonly graph: EntityGraphResult | undefined;
  readonly achievements: readonly Achievement[];
  readonly rewards: readonly Reward[];
}

/**
 * Makes missions from the replies of the platform. A broken or unknown edge, a circle, and a node that is missing in one
 * of the replies never lose a step.
 */
export function missionsFrom(
  missions: readonly MissionStates[],
  sources: MissionSources,
  order: StepOrder = "levels",
): readonly Mission[] {
  const ids = new Set(missions.flatMap(({ id }) => id ?? []));
  const graphs = sources.graph?.graphs ?? [];
  return missions.flatMap(({ id, missionStates }) => {
    if (id === undefined) return [];
    const states = missionStates.map(({ entityId }) => entityId);
    const graph = missionGraph(id, states, graphs, (other) => other !== id && ids.has(other));
    return createMission(id, missionStates, graph, sources, order);
  });
}

function createMission(
  id: string,
  states: MissionStates["missionStates"],
  { links, ids, completed }: MissionGraph,
  { graph, achievements, rewards }: MissionSources,
  order: StepOrder,
): Mission {
  const nodeOf = (step: string) =>
    missionNode(step, {
      node: graph?.nodes.find(({ entityId }) => entityId === step),
      state: states.find(({ entityId }) => entityId === step),
      achievement: achievements.find((achievement) => achievement.id === step),
    });
  const sorted = orderedIds(ids, links, order);
  const place = new Map(sorted.map((step, index) => [step, index]));
  const all = links.map((link): StepLink => ({ ...link, isCut: leadsBack(link, place) }));
  const isStep = sorted.length === 1 || all.some((link) => link.from === id && isDependency(link));
  const root = nodeOf(id);
  const nodes = sorted
    .filter((step) => isStep || step !== id)
    .map((step) => ({ id: step, node: nodeOf(step) }));
  const completedIds = [...nodes, { id, node: root }].flatMap(({ node }) => (node?.isDone ? [node.id] : []));
  const steps = stepsOf(nodes, { links: all, root, rewards, completedIds });
  return {
    ...{ id, root, steps, completedIds, links: all, hasGraph: graph !== undefined },
    rewards: isStep ? [] : rewards.filter(({ entityId }) => entityId === id),
    // The platform counts the mission itself among its steps.
    progress: progressOf(steps, (completed ?? 0) - (root?.isDone && !isStep ? 1 : 0)),
  };
}

const leadsBack = ({ from, to }: MissionLink, place: ReadonlyMap<string, number>) =>
  from !== undefined && to !== undefined && (place.get(from) ?? 0) >= (place.get(to) ?? 0);

/**
 * @param counted how many steps the platform counts as completed: it knows of those, too, that it does not show
 */
function progressOf(steps: readonly MissionStep[], counted: number): MissionProgress {
  const possible = steps.filter(({ state }) => state !== "excluded");
  const seen = possible.filter(({ state }) => state === "done").length;
  const unseen = possible.filter(({ node }) => !node).length;
  return { done: seen + Math.min(Math.max(counted - seen, 0), unseen), all: possible.length };
}
