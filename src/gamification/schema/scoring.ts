import * as v from "../../utils/valibot";
import type { StrategyType } from "./enumerations";
import { number, oneOf, part, texts } from "./fields";
import { pointsHolder } from "./strategies";

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

/** How a contest is scored and ranked. A single object, although its field is called `strategies`. */
export const strategy = v.object({ ...scoring });

export type RankingStrategy = v.InferOutput<typeof rankingStrategy>;
export type ScoringStrategy = v.InferOutput<typeof scoringStrategy>;
export type Strategy = v.InferOutput<typeof strategy>;
