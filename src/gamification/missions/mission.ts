import type { MissionStates } from "../protocol/missions";
import type { Reward } from "../protocol/rewards";
import { missionNode, type MissionNode, type NodeSources } from "./node";

/** The number of steps that the member has completed, and of steps that can be completed. */
export interface MissionProgress {
  readonly done: number;
  readonly all: number;
}

/** A mission: an achievement on which others depend (protocol section 6). */
export interface Mission {
  readonly id: string;
  /** The achievement of the mission itself; undefined if the platform does not report it. */
  readonly root: MissionNode | undefined;
  readonly rewards: readonly Reward[];
  /** The steps that the platform lists, in its order, without the mission itself. */
  readonly listed: readonly MissionNode[];
  /**
   * Counts the listed steps. Undefined if the mission is completed without all of them, because any count
   * would be wrong.
   */
  readonly progress: MissionProgress | undefined;
  /** The ids of the achievements that the member has completed, from all replies. */
  readonly completedIds: readonly string[];
  /** The replies from which `withSteps` finds how the steps depend on each other. */
  readonly replies: MissionReplies;
}

/** The replies from which missions are made. */
export interface MissionSources extends Omit<NodeSources, "states"> {
  readonly rewards: readonly Reward[];
}

/**
 * Data of the platform about one mission. All of it except the states is shared by the missions of a page.
 */
export interface MissionReplies extends MissionSources, NodeSources {
  /** The ids of all missions of the page. */
  readonly missionIds: readonly string[];
}

/** Makes missions from the replies of the platform. */
export function missionsFrom(
  missions: readonly MissionStates[],
  sources: MissionSources,
): readonly Mission[] {
  const missionIds = missions.flatMap(({ id }) => id ?? []);
  return missions.flatMap(({ id, missionStates: states }) =>
    id === undefined ? [] : createMission(id, { ...sources, states, missionIds }),
  );
}

function createMission(id: string, replies: MissionReplies): Mission {
  const { states, graph, rewards } = replies;
  const ids = new Set([...states, ...(graph?.nodes ?? [])].map(({ entityId }) => entityId));
  const stepIds = new Set(states.map(({ entityId }) => entityId));
  stepIds.delete(id);
  const listed = [...stepIds].flatMap((step) => missionNode(step, replies) ?? []);
  const root = missionNode(id, replies);
  return {
    id,
    root,
    listed,
    replies,
    rewards: rewards.filter(({ entityId }) => entityId === id),
    progress: progressOf(root, listed.filter(({ isDone }) => isDone).length, listed.length),
    completedIds: [...ids.add(id)].filter((each) => missionNode(each, replies)?.isDone),
  };
}

/**
 * The platform may complete a mission without all of its steps, or report the steps too late. The state of the mission
 * takes precedence.
 */
export const progressOf = (
  root: MissionNode | undefined,
  done: number,
  all: number,
): MissionProgress | undefined => (root?.isDone && done < all ? undefined : { done, all });
