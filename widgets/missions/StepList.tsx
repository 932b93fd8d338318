import type { MemberView } from "../../src/gamification/entities/member";
import type { Mission } from "../../src/gamification/missions/mission";
import { type MissionStep, nextFirst } from "../../src/gamification/missions/steps";
import { useTexts } from "../../src/widget-kit";
import { StepItem } from "./StepItem";
import { missionsTexts } from "./texts";

export interface StepListProps {
  readonly mission: Mission;
  readonly member: MemberView;
  /** The name of the mission. */
  readonly name: string;
  /** True to show the next step only, and the others when the player opens them. */
  readonly isFolded: boolean;
}

/** The steps of a mission, the next one first. Their numbers are their places in the order of the mission. */
export function StepList({ mission, member, name, isFolded }: StepListProps) {
  const say = useTexts(missionsTexts);
  const steps = nextFirst(mission.steps);
  const list = (shown: readonly MissionStep[]) => (
    <ol className="steps" role="list" aria-label={say("steps", { name })}>
      {shown.map((step) => (
        <StepItem key={step.id} step={step} mission={mission} member={member} />
      ))}
    </ol>
  );
  if (!isFolded || steps.length < 2) return list(steps);
  return (
    <div className="folded">
      {list(steps.slice(0, 1))}
      <details>
        <summary>{say("further", { count: steps.length - 1 })}</summary>
        {list(steps.slice(1))}
      </details>
    </div>
  );
}
