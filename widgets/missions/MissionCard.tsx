import { useMemo } from "react";
import type { MemberView } from "../../src/gamification/entities/member";
import { entityStateText, optInStateText } from "../../src/gamification/entities/state-texts";
import { entityTexts } from "../../src/gamification/entities/texts";
import type { Mission } from "../../src/gamification/missions/mission";
import type { MissionNode } from "../../src/gamification/missions/node";
import type { StepOrder } from "../../src/gamification/missions/step-order";
import { isFinished, isRunning, isUpcoming } from "../../src/gamification/schema/states/entity";
import { optInReading } from "../../src/gamification/schema/states/opt-in";
import { formatDay } from "../../src/i18n";
import { Progress } from "../../src/ui/progress";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityCard, type StateTone, Terms } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/rich-text";
import type * as stepsModule from "./mission-steps";
import { NodeOptIn } from "./NodeOptIn";
import { RewardItems } from "./RewardItems";
import { missionsTexts } from "./texts";

export interface MissionCardProps {
  readonly mission: Mission;
  readonly member: MemberView;
  readonly view: "both" | "list" | "map";
  readonly order: StepOrder;
  /** The chunk of the steps; undefined for visitors, and if it could not be loaded: the steps are only named. */
  readonly chunk: typeof stepsModule | undefined;
}

/** One mission: what it is and gives, how far the member is, its map, and its steps with the next one first. */
export function MissionCard({ mission, member, view, order, chunk }: MissionCardProps) {
  const say = useTexts(missionsTexts);
  const sayEntities = useTexts(entityTexts);
  const stepped = useMemo(() => chunk?.withSteps(mission, order), [chunk, mission, order]);
  const { root, listed } = mission;
  const { progress } = stepped ?? mission;
  const name = root?.name ?? say("heading");
  const takesPart = root?.optIn && optInReading(root.optIn) !== "join";
  const state = takesPart
    ? optInStateText(root.optIn, sayEntities)
    : entityStateText(root ?? {}, sayEntities);
  const { bannerLowResolutionLink, bannerLink, bannerHighResolutionLink, iconLink } = root?.achievement ?? {};
  return (
    <EntityCard
      // A mission is an achievement with dependants (protocol section 6).
      entityType="Achievement"
      id={mission.id}
      name={name}
      state={state}
      tone={toneOf(root)}
      pictures={[bannerLowResolutionLink, bannerLink, bannerHighResolutionLink, iconLink]}
    >
      <div className="mission">
        <div className="about">
          {root?.description && <ServiceText html={root.description} />}
          {member.isLoggedIn && progress && progress.all > 0 && (
            <Progress
              label={say("progress", { name })}
              value={progress.done}
              max={progress.all}
              text={say("progressText", { ...progress })}
            />
          )}
          <MissionFoot mission={mission} member={member} name={name} />
          {view !== "list" && stepped && chunk && <chunk.MapPlace mission={stepped} />}
        </div>
        {stepped && chunk ? (
          <chunk.StepList mission={stepped} member={member} name={name} first={view === "map" ? 1 : 2} />
        ) : (
          <ul className="step-names" role="list" aria-label={say("steps", { name })}>
            {listed.map((step) => step.name && <li key={step.id}>{step.name}</li>)}
          </ul>
        )}
      </div>
    </EntityCard>
  );
}

/** What the mission gives and until when; joining or leaving it, and its terms. */
function MissionFoot({ mission, member, name }: MissionFootProps) {
  const say = useTexts(missionsTexts);
  const { language, timeZone } = useConfig();
  const { root, rewards } = mission;
  const end = root?.scheduling?.endDate;
  return (
    <>
      <ul className="facts" role="list">
        <RewardItems rewards={rewards} />
        {end !== undefined && root && !isFinished(root) && (
          <li>{say("end", { date: formatDay(end, language, timeZone) })}</li>
        )}
      </ul>
      <div className="entity-foot">
        <NodeOptIn node={root} mission={mission} member={member} name={name} />
        <Terms of={name} html={root?.termsAndConditions} />
      </div>
    </>
  );
}

interface MissionFootProps {
  readonly mission: Mission;
  readonly member: MemberView;
  readonly name: string;
}

function toneOf(root: MissionNode | undefined): StateTone {
  const reading = root?.optIn && optInReading(root.optIn);
  if (root?.isDone) return "done";
  if (!root || reading === "processing" || isUpcoming(root)) return "waiting";
  return isRunning(root) ? "running" : "closed";
}
