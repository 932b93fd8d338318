import type { MemberView } from "../../src/gamification/entities/member";
import { participation } from "../../src/gamification/entities/participation";
import { percentOf, pointsProgress } from "../../src/gamification/entities/progress";
import { scheduleText } from "../../src/gamification/entities/schedule-text";
import { entityStateText, optInStateText } from "../../src/gamification/entities/state-texts";
import { entityTexts, type SayEntities } from "../../src/gamification/entities/texts";
import type { Mission } from "../../src/gamification/missions/mission";
import type { MissionStep } from "../../src/gamification/missions/steps";
import { needsOptIn, optInReading } from "../../src/gamification/schema/states/opt-in";
import { formatDay } from "../../src/i18n";
import { Progress } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import { OptIn, Receipt, Terms } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/rich-text";
import { RewardItems } from "./RewardItems";
import { stepNotes } from "./step-notes";
import { StepMark } from "./StepMark";
import { missionsTexts, type SayMissions } from "./texts";

export interface StepItemProps {
  readonly step: MissionStep;
  readonly mission: Mission;
  readonly member: MemberView;
}

/** One step: where the member stands, what to do, how it depends on other steps, and joining or leaving it. */
export function StepItem({ step, mission, member }: StepItemProps) {
  const say = useTexts(missionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language } = useConfig();
  const { number, state, node, rewards } = step;
  const name = node?.name ?? say("stepNumber", { number });
  const isLeft = state !== "done" && state !== "ended";
  const schedule = isLeft && node?.scheduling && scheduleText(node.scheduling, language, sayEntities);
  const join = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  return (
    <li className="step" value={number} data-state={state}>
      <svg className="step-mark" viewBox="-19 -19 38 38" aria-hidden="true" focusable="false">
        <StepMark step={step} />
      </svg>
      <div className="step-head">
        <h4 className="step-name">{name}</h4>
        <StepStates step={step} isLoggedIn={member.isLoggedIn} />
      </div>
      <div className="step-body">
        {isLeft && node?.description && <ServiceText html={node.description} />}
        {isLeft && member.isLoggedIn && <StepProgress step={step} name={name} />}
        <ul className="facts" role="list">
          <RewardItems rewards={rewards} />
          {schedule && schedule !== sayEntities("scheduleOnce") && <li>{schedule}.</li>}
          {stepNotes(step, mission, say, join).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <StepOptIn step={step} mission={mission} member={member} name={name} />
        {node?.terms !== mission.root?.terms && <Terms of={name} html={node?.terms} />}
      </div>
    </li>
  );
}

/** Where the member stands in the order of the steps, and whether they take part: always both, in words. */
function StepStates({ step, isLoggedIn }: { readonly step: MissionStep; readonly isLoggedIn: boolean }) {
  const say = useTexts(missionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { state, node: { optIn, achievement } = {} } = step;
  const isNotNeeded = achievement && !needsOptIn(achievement) && (!optIn || optInReading(optIn) === "join");
  const optInText = isNotNeeded ? say("noOptIn") : optIn && optInStateText(optIn, sayEntities);
  return (
    <p className="step-states" part="badge">
      <b>{stateText(step, say, sayEntities)}</b>
      {isLoggedIn && state !== "done" && optInText && ` · ${optInText}`}
    </p>
  );
}

function stateText({ state, node }: MissionStep, say: SayMissions, sayEntities: SayEntities): string {
  switch (state) {
    case "done":
      return sayEntities("optInCompleted");
    case "next":
    case "open":
    case "locked":
    case "excluded":
      return say(state);
    default:
      return entityStateText(node ?? {}, sayEntities);
  }
}

interface NamedStepProps extends StepItemProps {
  readonly name: string;
}

/** The progress of a step that the member has begun. */
function StepProgress({ step: { node }, name }: Pick<NamedStepProps, "step" | "name">) {
  const say = useTexts(missionsTexts);
  const percent = percentOf(node?.optIn?.percentageComplete);
  if (!node?.optIn || !percent) return null;
  const points = pointsProgress(node.points, node.optIn) ?? { points: Math.floor(percent), target: 100 };
  return <Progress label={say("progress", { name })} value={points.points} max={points.target} />;
}

/** Joining or leaving a step that asks for it. What must come before it, the notes of the step say. */
function StepOptIn({ step, mission: { hasGraph, completedIds }, member, name }: NamedStepProps) {
  const { language, timeZone } = useConfig();
  const { id, node, dependencies } = step;
  if (!node?.achievement || !needsOptIn(node.achievement) || node.isDone) return null;
  const { achievement, status, statusCode, memberTagsFilter, optIn, scheduling } = node;
  const achievementDependencies = hasGraph ? dependencies : achievement.achievementDependencies;
  const possible = participation(
    { ...achievement, status, statusCode, memberTagsFilter, achievementDependencies },
    { member, optIn, completedIds },
  );
  if (hasGraph && possible.action === "none" && possible.reason === "dependency-missing") {
    return <Receipt id={id} name={name} />;
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
