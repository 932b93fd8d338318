import { tagProblem } from "../entities/member";
import type { DependantOn } from "../schema/common";
import type { Reward } from "../schema/rewards";
import { entityStateOf, isFinished, isRunning, isUpcoming } from "../schema/states/entity";
import { groupBy, type StepLink } from "./links";
import type { MissionNode } from "./node";

/**
 * Where the member stands in a step.
 *
 * - `done`: completed.
 * - `next`: the first of the open steps of a running mission.
 * - `open`: can be done now.
 * - `locked`: a step that must come before it is not completed.
 * - `excluded`: a step is completed that must not be.
 * - `upcoming`, `ended`: its time has not come, or is over.
 * - `unknown`: the platform tells nothing of it, or a state that the library does not know.
 */
export type StepState = "done" | "next" | "open" | "locked" | "excluded" | "upcoming" | "ended" | "unknown";

/** One step of a mission. */
export interface MissionStep {
  readonly id: string;
  /** Its place in the order of the mission, from 1. The list and the map show it. */
  readonly number: number;
  readonly state: StepState;
  /** Undefined for a step of which only a link tells. */
  readonly node: MissionNode | undefined;
  readonly rewards: readonly Reward[];
  /** The ids of the steps that must, must not and should be completed before. */
  readonly dependencies: DependantOn;
}

interface StepFacts {
  readonly links: readonly StepLink[];
  readonly root: MissionNode | undefined;
  readonly rewards: readonly Reward[];
  readonly completedIds: readonly string[];
}

type LinkEnds = Pick<StepLink, "type" | "isCut">;

/** Whether a link makes a step depend on another one. */
export const isDependency = ({ type, isCut }: LinkEnds): boolean =>
  !isCut && (type === "MUST" || type === "SHOULD" || type === "MUST_NOT");

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
      ...{ id, node, dependencies },
      number: index + 1,
      state: node ? stateOf(node, dependencies, completedIds) : "unknown",
      rewards: rewards.filter(({ entityId }) => entityId === id),
    };
  });
  const next = !root || isRunning(root) ? steps.find(({ state }) => state === "open") : undefined;
  return steps.map((step) => (step === next ? { ...step, state: "next" } : step));
}

/** @param links those that lead to the step */
function dependenciesOf(node: MissionNode | undefined, links: readonly StepLink[]): DependantOn {
  const heads = (type: string) => links.flatMap((link) => (link.type === type ? (link.from ?? []) : []));
  return {
    must: heads("MUST"),
    mustNot: heads("MUST_NOT"),
    should: heads("SHOULD"),
    // Edges do not say how many of the steps are needed. Without a number none is.
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

const ranks: Readonly<Record<StepState, number>> = {
  next: 0,
  open: 1,
  locked: 1,
  upcoming: 1,
  unknown: 1,
  excluded: 2,
  ended: 2,
  done: 3,
};

/** The steps with the next one first, then those that remain, then those that cannot be done, then those that are done. */
export const nextFirst = (steps: readonly MissionStep[]): readonly MissionStep[] =>
  [...steps].sort((a, b) => ranks[a.state] - ranks[b.state] || a.number - b.number);
