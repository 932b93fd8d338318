import type { MemberView } from "../../src/gamification/entities/member";
import { type MissionStep, nextFirst } from "../../src/gamification/missions/steps";
import type { SteppedMission } from "../../src/gamification/missions/with-steps";
import { useTexts } from "../../src/widget-kit";
import { StepItem } from "./StepItem";
import { stepsTexts } from "./steps-texts";
import { missionsTexts } from "./texts";

export interface StepListProps {
  readonly mission: SteppedMission;
  readonly member: MemberView;
  /** The name of the mission. */
  readonly name: string;
  /** How many steps are shown at first. */
  readonly first: number;
}

/**
 * The steps of a mission, the next one first. Their numbers are their places in the order of the mission. The first ones
 * are shown; a `details` element holds the others, so that pages stay short and the page's search finds them.
 */
export function StepList({ mission, member, name, first }: StepListProps) {
  const say = useTexts(missionsTexts);
  const saySteps = useTexts(stepsTexts);
  const steps = nextFirst(mission.steps);
  const count = steps.length - first;
  const further = saySteps("further", { count });
  const list = (shown: readonly MissionStep[]) => (
    <ol className="steps" role="list" aria-label={say("steps", { name })}>
      {shown.map((step) => (
        <StepItem key={step.id} step={step} mission={mission} member={member} />
      ))}
    </ol>
  );
  return (
    <div className="folded">
      {!mission.hasGraph && <p className="why">{saySteps("noGraph")}</p>}
      {list(steps.slice(0, first))}
      {count > 0 && (
        <details>
          <summary aria-label={`${further}: ${name}`}>{further}</summary>
          {list(steps.slice(first))}
        </details>
      )}
    </div>
  );
}
