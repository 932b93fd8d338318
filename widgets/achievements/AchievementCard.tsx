import type { AchievementItem } from "../../src/gamification/achievements/queries";
import type { MemberView } from "../../src/gamification/entities/member";
import { participation } from "../../src/gamification/entities/participation";
import { memberProgress, percentOf, pointsProgress } from "../../src/gamification/entities/progress";
import { entityStateText, entityTexts, optInStateText } from "../../src/gamification/entities/texts";
import { isRunning, isUpcoming, needsOptIn, optInReading } from "../../src/gamification/protocol/states";
import { rewardLine } from "../../src/gamification/rewards/reward-text";
import { formatDay } from "../../src/i18n/instants";
import { Progress, type ProgressProps } from "../../src/ui/progress/Progress";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  CardState,
  OptIn,
  OptInFoot,
  imagesOf,
  RowCard,
  type StateTone,
  useDateLine,
} from "../../src/widget-kit/gamification";
import { AchievementDetails } from "./AchievementDetails";
import { achievementsTexts, type SayAchievements } from "./texts";

export interface AchievementCardProps {
  readonly item: AchievementItem;
  readonly member: MemberView;
  /** Ids of the achievements that are known to be completed by the member. */
  readonly completedIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Achievement = AchievementItem["achievement"];

/**
 * Card of one achievement with its reward, its end, the member's progress, and the controls to join or leave.
 * The details contain the rest.
 */
export function AchievementCard({ item, member, completedIds, now }: AchievementCardProps) {
  const { achievement, rewards } = item;
  const { id, name = "", optInStatus, scheduling: { startDate, endDate } = {} } = achievement;
  const say = useTexts(achievementsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language, timeZone } = useConfig();
  const lineOf = useDateLine(now);
  const tone = toneOf(achievement);
  const takesPart = optInStatus && optInReading(optInStatus) !== "join";
  const state = takesPart
    ? optInStateText(optInStatus, sayEntities)
    : entityStateText(achievement, sayEntities);
  const progress = member.isLoggedIn ? progressOf(achievement, name, say) : undefined;
  const joinable = {
    entityType: "Achievement" as const,
    id,
    name,
    participation: participation(achievement, { member, optIn: optInStatus, completedIds }),
  };
  const { participation: possible } = joinable;
  const isExcluded = possible.action === "none" && possible.reason === "unavailable";
  const day = (at: number | undefined) => (at === undefined ? undefined : formatDay(at, language, timeZone));
  return (
    <RowCard
      entityType="Achievement"
      id={id}
      name={name}
      pictures={imagesOf(achievement)}
      prize={rewardLine(rewards, language, sayEntities)}
      time={lineOf({ ...(isUpcoming(achievement) && { startsAt: startDate }), endsAt: endDate })}
      foot={
        <OptInFoot {...joinable}>
          {progress && tone === "running" && !isExcluded ? (
            <Progress {...progress} />
          ) : (
            <CardState participation={joinable.participation} text={state} tone={tone} />
          )}
        </OptInFoot>
      }
      details={() => (
        <AchievementDetails item={item} state={state} tone={tone}>
          {progress && <Progress {...progress} />}
          <OptIn {...joinable} details={{ startsOn: day(startDate), endedOn: day(endDate) }} />
        </AchievementDetails>
      )}
    />
  );
}

/**
 * The progress: in points if the achievement has a target, otherwise in percent. Undefined for a member who
 * does not take part.
 */
function progressOf(achievement: Achievement, name: string, say: SayAchievements): ProgressProps | undefined {
  const { optInStatus, strategies } = achievement;
  if (!optInStatus || (needsOptIn(achievement) && optInReading(optInStatus) === "join")) return undefined;
  const label = say("progress", { name });
  const progress = memberProgress(optInStatus);
  const points = pointsProgress(strategies?.pointsStrategy, progress);
  if (points) return { label, value: points.points, max: points.target };
  const percent = percentOf(progress.percentageComplete);
  const text = percent === undefined ? "" : say("goalPercent", { percent: Math.floor(percent) });
  return { label, value: percent, max: 100, text };
}

function toneOf(achievement: Achievement): StateTone {
  const reading = achievement.optInStatus && optInReading(achievement.optInStatus);
  if (reading === "completed") return "done";
  if (reading === "processing" || isUpcoming(achievement)) return "waiting";
  return isRunning(achievement) ? "running" : "closed";
}
