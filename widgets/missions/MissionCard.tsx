import type { MemberView } from "../../src/gamification/entities/member";
import { entityStateText, optInStateText } from "../../src/gamification/entities/state-texts";
import { entityTexts } from "../../src/gamification/entities/texts";
import type { Mission } from "../../src/gamification/missions/mission";
import type { MissionNode } from "../../src/gamification/missions/node";
import { isFinished, isRunning, isUpcoming } from "../../src/gamification/schema/states/entity";
import { optInReading } from "../../src/gamification/schema/states/opt-in";
import { formatDay } from "../../src/i18n";
import { Progress } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityCard, type StateTone, Terms } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/rich-text";
import { MapPlace } from "./MapPlace";
import { NodeOptIn } from "./NodeOptIn";
import { RewardItems } from "./RewardItems";
import { StepList } from "./StepList";
import { missionsTexts } from "./texts";

export interface MissionCardProps {
  readonly mission: Mission;
  readonly member: MemberView;
  readonly view: "both" | "list" | "map";
}

/** One mission: what it is and gives, how far the member is, its map, and its steps with the next one first. */
export function MissionCard({ mission, member, view }: MissionCardProps) {
  const say = useTexts(missionsTexts);
  const sayEntities = useTexts(entityTexts);
  const { root, progress } = mission;
  const name = root?.name ?? say("heading");
  const takesPart = root?.optIn && optInReading(root.optIn) !== "join";
  const state = takesPart
    ? optInStateText(root.optIn, sayEntities)
    : entityStateText(root ?? {}, sayEntities);
  const { bannerLowResolutionLink, bannerLink, bannerHighResolutionLink, iconLink } = root?.achievement ?? {};
  return (
    <EntityCard
      name={name}
      state={state}
      tone={toneOf(root)}
      pictures={[bannerLowResolutionLink, bannerLink, bannerHighResolutionLink, iconLink]}
    >
      <div className="mission">
        <div className="about">
          {root?.description && <ServiceText html={root.description} />}
          {member.isLoggedIn && (
            <Progress
              label={say("progress", { name })}
              value={progress.done}
              max={progress.all}
              text={say("progressText", { ...progress })}
            />
          )}
          <MissionFoot mission={mission} member={member} name={name} />
          {view !== "list" && <MapPlace mission={mission} />}
        </div>
        <StepList mission={mission} member={member} name={name} first={view === "map" ? 1 : 2} />
      </div>
    </EntityCard>
  );
}

/** What the mission gives, until when, whether its dependencies are unknown; joining or leaving it, and its terms. */
function MissionFoot({ mission, member, name }: MissionFootProps) {
  const say = useTexts(missionsTexts);
  const { language, timeZone } = useConfig();
  const { id, root, rewards, steps, hasGraph } = mission;
  const end = root?.scheduling?.endDate;
  // The list has the buttons of a mission that is one of its own steps.
  const isStep = steps.some((step) => step.id === id);
  return (
    <>
      <ul className="facts" role="list">
        <RewardItems rewards={rewards} />
        {end !== undefined && root && !isFinished(root) && (
          <li>{say("end", { date: formatDay(end, language, timeZone) })}</li>
        )}
        {!hasGraph && member.isLoggedIn && <li>{say("noGraph")}</li>}
      </ul>
      <div className="entity-foot">
        {!isStep && <NodeOptIn node={root} mission={mission} member={member} name={name} />}
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
