import type { MemberView } from "../../src/gamification/entities/member";
import { percentOf, pointsProgress } from "../../src/gamification/entities/progress";
import { scheduleText } from "../../src/gamification/entities/schedule-text";
import { entityStateText, entityTexts, optInStateText } from "../../src/gamification/entities/texts";
import type { MissionStep } from "../../src/gamification/missions/steps";
import type { SteppedMission } from "../../src/gamification/missions/with-steps";
import { needsOptIn, optInReading } from "../../src/gamification/protocol/states";
import { rewardText } from "../../src/gamification/rewards/reward-text";
import { Icon } from "../../src/ui";
import { Progress } from "../../src/ui/progress/Progress";
import { useConfig, useTexts } from "../../src/widget-kit";
import { Terms } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { NodeOptIn } from "./NodeOptIn";
import { stepNotes } from "./step-notes";
import { stepsTexts } from "./steps-texts";
import { missionsTexts } from "./texts";

export interface StepItemProps {
  readonly step: MissionStep;
  readonly mission: SteppedMission;
  readonly member: MemberView;
}

/**
 * One step: its state for the member, its task, its dependencies on other steps, and the controls to join or
 * leave it.
 */
export function StepItem({ step, mission, member }: StepItemProps) {
  const say = useTexts(stepsTexts);
  const sayMissions = useTexts(missionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language } = useConfig();
  const { number, node, state, rewards, dependencies } = step;
  const name = node?.name ?? say("stepNumber", { number });
  const isLeft = state !== "done" && state !== "ended";
  const schedule = isLeft && node?.scheduling && scheduleText(node.scheduling, language, sayEntities);
  const join = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  return (
    <li className="step" value={number} data-state={state}>
      <span className="step-mark" aria-hidden="true">
        <StationMark number={number} state={state} />
      </span>
      <div>
        <h4 className="step-name">{name}</h4>
        <StepStates step={step} />
      </div>
      <div className="step-body">
        {isLeft && node?.description && <ServiceText html={node.description} />}
        {isLeft && <StepProgress step={step} name={name} />}
        <ul className="facts" role="list">
          {rewards.map((reward) => (
            <li key={reward.id} className="reward">
              {sayMissions("reward", { reward: rewardText(reward, language) })}
            </li>
          ))}
          {schedule && schedule !== sayEntities("scheduleOnce") && <li>{schedule}.</li>}
          {stepNotes(step, mission, say, join).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {/* A step that is the mission itself has no controls here, because the details contain the opt-in controls of the mission. */}
        {node?.achievement && step.id !== mission.id && needsOptIn(node.achievement) && !node.isDone && (
          <NodeOptIn
            node={node}
            mission={mission}
            member={member}
            name={name}
            dependencies={mission.hasGraph && dependencies}
          />
        )}
        {node?.termsAndConditions !== mission.root?.termsAndConditions && (
          <Terms of={name} html={node?.termsAndConditions} />
        )}
      </div>
    </li>
  );
}

/** A tick for a completed step, a closed sign for a step that cannot be done, otherwise the step's number. */
function StationMark({ number, state }: Pick<MissionStep, "number" | "state">) {
  if (state === "done") return <Icon name="success" />;
  return state === "excluded" || state === "ended" ? <Icon name="close" /> : number;
}

/**
 * The state of a step in the order of the steps, and the member's participation. Both are always shown as
 * text.
 */
function StepStates({ step: { node, state } }: Pick<StepItemProps, "step">) {
  const say = useTexts(stepsTexts);
  const sayEntities = useTexts(entityTexts);
  const { optIn, achievement } = node ?? {};
  const isNotNeeded = achievement && !needsOptIn(achievement) && (!optIn || optInReading(optIn) === "join");
  const optInText = isNotNeeded ? say("noOptIn") : optIn && optInStateText(optIn, sayEntities);
  const hasText = state === "next" || state === "open" || state === "locked" || state === "excluded";
  return (
    <p className="why" part="badge">
      <b>{hasText || state === "done" ? say(state) : entityStateText(node ?? {}, sayEntities)}</b>
      {state !== "done" && optInText && ` · ${optInText}`}
    </p>
  );
}

/** The progress of a step that the member has begun. */
function StepProgress({ step: { node }, name }: { readonly step: MissionStep; readonly name: string }) {
  const say = useTexts(missionsTexts);
  const percent = percentOf(node?.optIn?.percentageComplete);
  if (!node?.optIn || !percent) return null;
  const points = pointsProgress(node.points, node.optIn) ?? { points: Math.floor(percent), target: 100 };
  return <Progress label={say("progress", { name })} value={points.points} max={points.target} />;
}
