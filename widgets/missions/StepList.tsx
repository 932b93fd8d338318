import type { MemberView } from "../../src/gamification/entities/member";
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
}

/** The steps of a mission in the mission's order, as a path of stations. */
export function StepList({ mission, member, name }: StepListProps) {
  const say = useTexts(missionsTexts);
  const saySteps = useTexts(stepsTexts);
  return (
    <>
      {!mission.hasGraph && <p className="why">{saySteps("noGraph")}</p>}
      <ol className="steps" role="list" aria-label={say("steps", { name })}>
        {mission.steps.map((step) => (
          <StepItem key={step.id} step={step} mission={mission} member={member} />
        ))}
      </ol>
    </>
  );
}
