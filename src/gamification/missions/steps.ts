import { tagProblem } from "../entities/member";
import type { DependantOn } from "../protocol/common";
import type { Reward } from "../protocol/rewards";
import { entityStateOf, isFinished, isRunning, isUpcoming } from "../protocol/states";
import { groupBy, type StepLink } from "./links";
import type { MissionNode } from "./node";

/**
 * State of a step for the member.
 *
 * - `done`: completed.
 * - `next`: the first of the open steps of a running mission. A completed mission has none, unless the
 *   mission itself is a step.
 * - `open`: can be done now.
 * - `locked`: a step that must be completed first is not completed.
 * - `excluded`: a step that must not be completed is completed.
 * - `upcoming`, `ended`: its time has not begun, or is over.
 * - `unknown`: the platform reports nothing about it, or a state that the library does not know.
 */
export type StepState = "done" | "next" | "open" | "locked" | "excluded" | "upcoming" | "ended" | "unknown";

/** One step of a mission. */
export interface MissionStep {
  readonly id: string;
  /** The position of the step in the order of the mission, from 1. Players see this number. */
  readonly number: number;
  readonly state: StepState;
  /** Data of the platform about the step; undefined if only a link mentions the step. */
  readonly node: MissionNode | undefined;
  readonly rewards: readonly Reward[];
  /** The ids of the steps that must, must not and should be completed before this step. */
  readonly dependencies: DependantOn;
}

interface StepFacts {
  readonly links: readonly StepLink[];
  readonly root: MissionNode | undefined;
  readonly rewards: readonly Reward[];
  readonly completedIds: readonly string[];
}

/** Whether a link makes one step depend on another. */
export const isDependency = ({ type, isCut }: StepLink): boolean => !isCut && /^(MUST|SHOULD)/.test(type);

/** The steps of a mission from their nodes, in order. */
export function stepsOf(
  nodes: readonly { readonly id: string; readonly node: MissionNode | undefined }[],
  { links, root, rewards, completedIds }: StepFacts,
): readonly MissionStep[] {
  const incoming = groupBy(
    links.filter(({ isCut }) => !isCut),
    ({ to }) => to,
  );
  const steps = nodes.map(({ id, node }, index): MissionStep => {
    const dependencies = dependenciesOf(node, incoming.get(id) ?? []);
    return {
      id,
      node,
      dependencies,
      number: index + 1,
      state: node ? stateOf(node, dependencies, completedIds) : "unknown",
      rewards: rewards.filter(({ entityId }) => entityId === id),
    };
  });
  const isOpen =
    !root || (isRunning(root) && (!root.isDone || steps.some(({ node }) => node?.id === root.id)));
  const next = isOpen ? steps.find(({ state }) => state === "open") : undefined;
  return steps.map((step) => (step === next ? { ...step, state: "next" } : step));
}

/**
 * The steps on which a step depends.
 * @param links the links that point to the step
 */
function dependenciesOf(node: MissionNode | undefined, links: readonly StepLink[]): DependantOn {
  const heads = (wanted: string) => links.flatMap(({ from, type }) => (type === wanted ? (from ?? []) : []));
  return {
    must: heads("MUST"),
    mustNot: heads("MUST_NOT"),
    should: heads("SHOULD"),
    // Edges do not state how many of the `should` steps are needed. Without that number, none of these steps
    // is needed.
    shouldMatchAtLeast: node?.achievement?.achievementDependencies?.shouldMatchAtLeast,
  };
}

function stateOf(node: MissionNode, dependencies: DependantOn, completedIds: readonly string[]): StepState {
  if (node.isDone) return "done";
  if (isUpcoming(node)) return "upcoming";
  if (isFinished(node) || /^(Cancel|Delet)/.test(entityStateOf(node) ?? "")) return "ended";
  if (!isRunning(node)) return "unknown";
  const problem = tagProblem(dependencies, completedIds);
  if (!problem) return "open";
  return problem.excluding.length > 0 ? "excluded" : "locked";
}
