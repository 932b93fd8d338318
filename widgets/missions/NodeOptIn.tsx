import type { MemberView } from "../../src/gamification/entities/member";
import type { Mission } from "../../src/gamification/missions/mission";
import type { MissionNode } from "../../src/gamification/missions/node";
import type { DependantOn } from "../../src/gamification/protocol/common";
import { formatDay } from "../../src/i18n/instants";
import { useConfig } from "../../src/widget-kit";
import { Feedback, OptIn } from "../../src/widget-kit/gamification";
import { nodeParticipation } from "./node-participation";

export interface NodeOptInProps {
  readonly node: MissionNode | undefined;
  /**
   * The preceding steps according to the graph; undefined to use the steps that the achievement itself names.
   */
  readonly dependencies?: DependantOn | false;
  readonly mission: Mission;
  readonly member: MemberView;
  readonly name: string;
}

/**
 * Controls to join or leave a mission or a step. The notes of a step name the steps that must come before it.
 */
export function NodeOptIn({ node, dependencies, mission, member, name }: NodeOptInProps) {
  const { language, timeZone } = useConfig();
  if (!node?.achievement) return null;
  const { id, scheduling } = node;
  const possible = nodeParticipation(node, { member, completedIds: mission.completedIds, dependencies });
  if (dependencies && possible.action === "none" && possible.reason === "dependency-missing") {
    return <Feedback id={id} name={name} />;
  }
  const day = (instant: number | undefined) =>
    instant === undefined ? undefined : formatDay(instant, language, timeZone);
  return (
    <OptIn
      entityType="Achievement"
      id={id}
      name={name}
      participation={possible}
      details={{ startsOn: day(scheduling?.startDate), endedOn: day(scheduling?.endDate) }}
    />
  );
}
