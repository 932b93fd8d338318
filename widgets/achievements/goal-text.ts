import { conditionalOperators, type PointsStrategy } from "../../src/gamification/protocol/strategies";
import type { SayAchievements } from "./texts";

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
