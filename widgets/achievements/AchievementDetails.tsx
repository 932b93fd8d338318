import type { ReactNode } from "react";
import type { AchievementItem } from "../../src/gamification/achievements/queries";
import { scheduleText } from "../../src/gamification/entities/schedule-text";
import { entityTexts } from "../../src/gamification/entities/texts";
import { conditionalOperators, type PointsStrategy } from "../../src/gamification/protocol/strategies";
import { rewardText } from "../../src/gamification/rewards/reward-text";
import { formatDay } from "../../src/i18n/instants";
import { useConfig, useTexts } from "../../src/widget-kit";
import { DetailSection, EntityState, type StateTone, TermsSection } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { achievementsTexts, type SayAchievements } from "./texts";

export interface AchievementDetailsProps {
  readonly item: AchievementItem;
  readonly state: string;
  readonly tone: StateTone;
  /** The member's progress, and the controls to join or leave. */
  readonly children: ReactNode;
}

/** How an achievement is completed, its dates and rewards, and its terms. */
export function AchievementDetails({ item, state, tone, children }: AchievementDetailsProps) {
  const { description, scheduling, strategies, termsAndConditions } = item.achievement;
  const say = useTexts(achievementsTexts);
  const sayEntities = useTexts(entityTexts);
  const { language, timeZone } = useConfig();
  const goal = goalText(strategies?.pointsStrategy, say);
  const schedule = scheduling && scheduleText(scheduling, language, sayEntities);
  const day = (at: number) => formatDay(at, language, timeZone);
  const facts = [
    goal,
    schedule && `${schedule}.`,
    scheduling?.startDate !== undefined && say("start", { date: day(scheduling.startDate) }),
    scheduling?.endDate !== undefined && say("end", { date: day(scheduling.endDate) }),
  ].filter(Boolean);
  return (
    <>
      <EntityState text={state} tone={tone} />
      {description && <ServiceText html={description} />}
      {children}
      {item.rewards.length > 0 && (
        <DetailSection title={say("rewards")}>
          <ul className="facts" role="list">
            {item.rewards.map((reward) => (
              <li key={reward.id} className="reward">
                {rewardText(reward, language)}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {facts.length > 0 && (
        <DetailSection title={say("howTo")}>
          <ul className="facts" role="list">
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      <TermsSection html={termsAndConditions} />
    </>
  );
}

/**
 * One sentence that explains how an achievement is completed. Each of the six operators has its own sentence
 * (protocol section 3).
 *
 * @returns undefined if the points are missing or the operator is unknown
 */
export function goalText(strategy: PointsStrategy | undefined, say: SayAchievements): string | undefined {
  const { pointsValue: points, pointsValueUpper: upper } = strategy ?? {};
  const operator = conditionalOperators.find((known) => known === strategy?.operator);
  if (points === undefined || operator === undefined) return undefined;
  if (operator !== "Between") return say(`goal${operator}`, { count: points });
  return upper === undefined
    ? say("goalGreaterThanEquals", { count: points })
    : say("goalBetween", { points, upper });
}
