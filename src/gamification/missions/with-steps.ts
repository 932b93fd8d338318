import { missionGraph, type MissionLink, type StepLink } from "./links";
import { type Mission, type MissionProgress, progressOf } from "./mission";
import { missionNode } from "./node";
import { orderedIds, type StepOrder } from "./step-order";
import { isDependency, type MissionStep, stepsOf } from "./steps";

/** A mission with its steps and their dependencies. */
export interface SteppedMission extends Mission {
  /**
   * The steps in the order of the mission. The mission itself is included only if another step depends on its
   * completion.
   */
  readonly steps: readonly MissionStep[];
  readonly links: readonly StepLink[];
  /** False if the platform does not report how the steps depend on each other. */
  readonly hasGraph: boolean;
  /** The member's progress. Counts all steps except those that can no longer be completed. */
  readonly progress: MissionProgress | undefined;
}

/**
 * Finds the steps of a mission and their order. It keeps every step, even if an edge is broken or unknown, if
 * links form a cycle, or if a reply lacks a node.
 */
export function withSteps(mission: Mission, order: StepOrder = "levels"): SteppedMission {
  const { id, root, completedIds, replies } = mission;
  const { graph, states, missionIds, rewards } = replies;
  const listedIds = states.map(({ entityId }) => entityId);
  const isOther = (other: string) => other !== id && missionIds.includes(other);
  const { links, ids, completed } = missionGraph(id, listedIds, graph?.graphs ?? [], isOther);
  const sorted = orderedIds(ids, links, order);
  const place = new Map(sorted.map((step, index) => [step, index]));
  const all = links.map((link): StepLink => ({ ...link, isCut: leadsBack(link, place) }));
  const isStep = sorted.length === 1 || all.some((link) => link.from === id && isDependency(link));
  const nodes = sorted
    .filter((step) => isStep || step !== id)
    .map((step) => ({ id: step, node: missionNode(step, replies) }));
  const steps = stepsOf(nodes, {
    links: all,
    root,
    completedIds,
    // Rewards of the mission itself are left out, because the mission shows them.
    rewards: rewards.filter(({ entityId }) => entityId !== id),
  });
  return {
    ...mission,
    steps,
    links: all,
    hasGraph: graph !== undefined,
    // The platform counts the mission itself among its steps.
    progress: countSteps(root, steps, (completed ?? 0) - (root?.isDone && !isStep ? 1 : 0)),
  };
}

const leadsBack = ({ from, to }: MissionLink, place: ReadonlyMap<string, number>) =>
  from !== undefined && to !== undefined && (place.get(from) ?? 0) >= (place.get(to) ?? 0);

/**
 * @param counted how many steps the platform counts as completed, including steps that it does not list
 */
function countSteps(root: Mission["root"], steps: readonly MissionStep[], counted: number) {
  const possible = steps.filter(({ state }) => state !== "excluded");
  const seen = possible.filter(({ state }) => state === "done").length;
  const unseen = possible.filter(({ node }) => !node).length;
  return progressOf(root, seen + Math.min(Math.max(counted - seen, 0), unseen), possible.length);
}
