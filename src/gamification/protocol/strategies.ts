import * as v from "../../utils/valibot";
import type { StrategyType } from "./enumerations";
import { instant, list, number, oneOf, part, text, texts } from "./fields";

export const conditionalOperators = [
  "Equals",
  "GreaterThan",
  "GreaterThanEquals",
  "LessThan",
  "LessThanEquals",
  "Between",
] as const;

/**
 * The points to reach: `pointsValue` is the "y" of "x of y". For the operator Between the range ends at
 * `pointsValueUpper`.
 */
export const pointsStrategy = v.object({
  operator: oneOf<(typeof conditionalOperators)[number]>("operator"),
  pointsValueUpper: number,
  pointsValue: number,
  context: text,
  action: text,
});

export const pointsHolder = { pointsStrategy: part(pointsStrategy) };

/** The specification's points strategy holder. */
export const achievementStrategies = v.object({ ...pointsHolder });

export const scheduleTypes = ["Once", "Repeatedly", "Daily", "Weekly", "Monthly"] as const;

/** A schedule of repetitions. `every` is 1 to 7 for Daily, 1 to 52 for Weekly, 1 to 12 for Monthly. */
export const scheduling = v.object({
  scheduleType: oneOf<(typeof scheduleTypes)[number]>("scheduleType"),
  scheduleOccurrencesLimit: number,
  every: list(number),
  startDate: instant,
  endDate: instant,
  constraints: texts,
});

export type ConditionalOperator = (typeof conditionalOperators)[number];
export type PointsStrategy = v.InferOutput<typeof pointsStrategy>;
export type AchievementStrategies = v.InferOutput<typeof achievementStrategies>;
export type ScheduleType = (typeof scheduleTypes)[number];
export type Scheduling = v.InferOutput<typeof scheduling>;

/* How competitions and contests are scored. Achievements have points only. */

export const rankingStrategy = v.object({ constraints: texts });

/** `limitUpdatesTo` belongs to LimitedTo and `sumBestXOf` to SumBest. The contract's descriptions are wrong here. */
export const scoringStrategy = v.object({
  limitUpdatesTo: number,
  sumBestXOf: number,
  lastUpdateTimeStamp: number,
  recordTimeWhenSumReaches: number,
});

export const scoring = {
  strategyType: oneOf<StrategyType>("strategyType"),
  rankingStrategy: part(rankingStrategy),
  scoringStrategy: part(scoringStrategy),
};

/** The strategies of an entity of any kind: a score or points. */
export const entityStrategies = v.object({ ...scoring, ...pointsHolder });

/** How a contest is scored and ranked. It is a single object, although its field is called `strategies`. */
export const strategy = v.object({ ...scoring });

export type RankingStrategy = v.InferOutput<typeof rankingStrategy>;
export type ScoringStrategy = v.InferOutput<typeof scoringStrategy>;
export type Strategy = v.InferOutput<typeof strategy>;
