import type { MemberView } from "../../src/gamification/entities/member";
import { type Participation, participation } from "../../src/gamification/entities/participation";
import type { MissionNode } from "../../src/gamification/missions/node";
import type { DependantOn } from "../../src/gamification/protocol/common";

export interface NodeFacts {
  readonly member: MemberView;
  /** Ids of the achievements that the member has completed. */
  readonly completedIds: readonly string[];
  /**
   * The preceding steps according to the graph; undefined to use the steps that the achievement itself names.
   */
  readonly dependencies?: DependantOn | false | undefined;
}

/** The possible action of a member in a mission or a step; none if its achievement is unknown. */
export function nodeParticipation(
  node: MissionNode | undefined,
  { member, completedIds, dependencies }: NodeFacts,
): Participation {
  if (!node?.achievement) return { action: "none", reason: "unavailable" };
  return participation(
    { ...node.achievement, ...node, ...(dependencies && { achievementDependencies: dependencies }) },
    { member, optIn: node.optIn, completedIds },
  );
}
