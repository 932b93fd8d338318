import { useMemo } from "react";
import type { MemberView } from "../../src/gamification/entities/member";
import { entityStateText, entityTexts, optInStateText } from "../../src/gamification/entities/texts";
import type { Mission } from "../../src/gamification/missions/mission";
import type { MissionNode } from "../../src/gamification/missions/node";
import type { StepOrder } from "../../src/gamification/missions/step-order";
import { isRunning, isUpcoming, optInReading } from "../../src/gamification/protocol/states";
import { rewardLine } from "../../src/gamification/rewards/reward-text";
import { Progress } from "../../src/ui/progress/Progress";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  CardState,
  OptInFoot,
  imagesOf,
  RowCard,
  type StateTone,
  useDateLine,
} from "../../src/widget-kit/gamification";
import type * as stepsModule from "./mission-steps";
import { MissionDetails } from "./MissionDetails";
import { nodeParticipation } from "./node-participation";
import { missionsTexts } from "./texts";

export interface MissionCardProps {
  readonly mission: Mission;
  readonly member: MemberView;
  readonly order: StepOrder;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * The chunk of the steps; undefined for visitors, or if it could not be loaded. Without the chunk only the
   * names of the steps are shown.
   */
  readonly chunk: typeof stepsModule | undefined;
}

/**
 * Card of one mission with its reward, its next step, the member's progress, and the controls to join or
 * leave. The details contain the path.
 */
export function MissionCard({ mission, member, order, now, chunk }: MissionCardProps) {
  const say = useTexts(missionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language } = useConfig();
  const lineOf = useDateLine(now);
  const stepped = useMemo(() => chunk?.withSteps(mission, order), [chunk, mission, order]);
  const { id, root, rewards, completedIds } = mission;
  const progress = (member.isLoggedIn && (stepped ?? mission).progress) || undefined;
  const name = root?.name ?? say("heading");
  const tone = toneOf(root);
  const takesPart = root?.optIn && optInReading(root.optIn) !== "join";
  const state = takesPart
    ? optInStateText(root.optIn, sayEntities)
    : entityStateText(root ?? {}, sayEntities);
  const next = stepped?.steps.find((step) => step.state === "next")?.node?.name;
  const { startDate, endDate } = root?.scheduling ?? {};
  const possible = nodeParticipation(root, { member, completedIds });
  const bar = progress && progress.all > 0 && (
    <Progress
      label={say("progress", { name })}
      value={progress.done}
      max={progress.all}
      text={say("progressText", { ...progress })}
    />
  );
  return (
    <RowCard
      // A mission is an achievement with dependants (protocol section 6).
      entityType="Achievement"
      id={id}
      name={name}
      pictures={imagesOf(root?.achievement ?? {})}
      prize={rewardLine(rewards, language, sayEntities)}
      next={next === undefined ? undefined : say("nextStep", { name: next })}
      time={lineOf({ ...(root && isUpcoming(root) && { startsAt: startDate }), endsAt: endDate })}
      foot={
        <OptInFoot entityType="Achievement" id={id} name={name} participation={possible}>
          {bar && tone !== "done" && possible.action !== "join" ? (
            bar
          ) : (
            <CardState participation={possible} text={state} tone={tone} />
          )}
        </OptInFoot>
      }
      details={() => (
        <MissionDetails
          mission={mission}
          member={member}
          name={name}
          state={state}
          tone={tone}
          path={stepped && chunk && <chunk.StepList mission={stepped} member={member} name={name} />}
        >
          {bar}
        </MissionDetails>
      )}
    />
  );
}

function toneOf(root: MissionNode | undefined): StateTone {
  const reading = root?.optIn && optInReading(root.optIn);
  if (root?.isDone) return "done";
  if (!root || reading === "processing" || isUpcoming(root)) return "waiting";
  return isRunning(root) ? "running" : "closed";
}
