import type { MemberView } from "../../src/gamification/entities/member";
import { participation } from "../../src/gamification/entities/participation";
import { memberProgress, percentOf, pointsProgress } from "../../src/gamification/entities/progress";
import { rewardText } from "../../src/gamification/entities/reward-text";
import { scheduleText } from "../../src/gamification/entities/schedule-text";
import { entityStateText, optInStateText } from "../../src/gamification/entities/state-texts";
import { entityTexts } from "../../src/gamification/entities/texts";
import type { AchievementItem } from "../../src/gamification/panels/achievements";
import { isRunning, isUpcoming } from "../../src/gamification/schema/states/entity";
import { needsOptIn, optInReading } from "../../src/gamification/schema/states/opt-in";
import { formatDay } from "../../src/i18n";
import { Progress } from "../../src/ui/progress";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityCard, OptIn, picturesOf, type StateTone, Terms } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/rich-text";
import { goalText } from "./goal-text";
import { achievementsTexts } from "./texts";

export interface AchievementCardProps {
  readonly item: AchievementItem;
  readonly member: MemberView;
  /** Ids of the achievements that the member has completed, as far as they are known. */
  readonly completedIds: readonly string[];
}

type Achievement = AchievementItem["achievement"];

/** One achievement: what to do, how far the member is, what it gives, and joining or leaving. */
export function AchievementCard({ item, member, completedIds }: AchievementCardProps) {
  const { achievement, rewards } = item;
  const { id, name = "", description, termsAndConditions, optInStatus, scheduling } = achievement;
  const say = useTexts(achievementsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language, timeZone } = useConfig();
  const goal = goalText(achievement.strategies?.pointsStrategy, say);
  const schedule = scheduling && scheduleText(scheduling, language, sayEntities);
  const takesPart = optInStatus && optInReading(optInStatus) !== "join";
  const day = (instant: number | undefined) =>
    instant === undefined ? undefined : formatDay(instant, language, timeZone);
  const startsOn = day(scheduling?.startDate);
  const endsOn = day(scheduling?.endDate);
  const facts = [
    goal,
    schedule && `${schedule}.`,
    isUpcoming(achievement) && startsOn && say("start", { date: startsOn }),
    endsOn && say("end", { date: endsOn }),
  ].filter(Boolean);
  return (
    <EntityCard
      entityType="Achievement"
      id={id}
      name={name}
      state={takesPart ? optInStateText(optInStatus, sayEntities) : entityStateText(achievement, sayEntities)}
      tone={toneOf(achievement)}
      pictures={picturesOf(achievement)}
    >
      {description && <ServiceText html={description} />}
      {member.isLoggedIn && <AchievementProgress achievement={achievement} name={name} />}
      <ul className="facts" role="list">
        {rewards.map((reward) => (
          <li key={reward.id} className="reward">
            {say("reward", { reward: rewardText(reward, language) })}
          </li>
        ))}
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
      <div className="entity-foot">
        <OptIn
          entityType="Achievement"
          id={id}
          name={name}
          participation={participation(achievement, { member, optIn: optInStatus, completedIds })}
          details={{ startsOn, endedOn: endsOn }}
        />
        <Terms of={name} html={termsAndConditions} />
      </div>
    </EntityCard>
  );
}

/** The progress in points where a target is collected, otherwise in percent; nothing for somebody who does not take part. */
function AchievementProgress({
  achievement,
  name,
}: {
  readonly achievement: Achievement;
  readonly name: string;
}) {
  const say = useTexts(achievementsTexts);
  const { optInStatus, strategies } = achievement;
  if (!optInStatus || (needsOptIn(achievement) && optInReading(optInStatus) === "join")) return null;
  const label = say("progress", { name });
  const progress = memberProgress(optInStatus);
  const points = pointsProgress(strategies?.pointsStrategy, progress);
  if (points) return <Progress label={label} value={points.points} max={points.target} />;
  const percent = percentOf(progress.percentageComplete);
  const text = percent === undefined ? "" : say("goalPercent", { percent: Math.floor(percent) });
  return <Progress label={label} value={percent} max={100} text={text} />;
}

function toneOf(achievement: Achievement): StateTone {
  const reading = achievement.optInStatus && optInReading(achievement.optInStatus);
  if (reading === "completed") return "done";
  if (reading === "processing" || isUpcoming(achievement)) return "waiting";
  return isRunning(achievement) ? "running" : "closed";
}
