import * as v from "../../utils/valibot";
import {
  banners,
  dateRange,
  dependantOn,
  extras,
  model,
  numberRange,
  paging,
  querySortBy,
  wording,
} from "./common";
import { runs } from "./competitions";
import type { RoundType } from "./enumerations";
import { listReply } from "./envelope";
import { optinStatus } from "./opt-in";
import { rewardReduced } from "./reduced";
import { strategy } from "./scoring";
import { list, number, oneOf, part, text, texts } from "./fields";

/** One round of a competition. Leaderboards belong to contests. */
export const contest = v.object({
  ...model,
  ...extras,
  ...wording,
  ...banners,
  ...runs,
  competitionId: text,
  round: number,
  roundType: oneOf<RoundType>("roundType"),
  groupStage: number,
  groupStageLabel: text,
  /** Ids of the contests whose entrants advance to this one. */
  entrantsFromContest: texts,
  optInStatus: part(optinStatus),
  maxNumberOfEntrants: number,
  minNumberOfEntrants: number,
  strategies: part(strategy),
  memberTagsFilter: part(dependantOn),
  constraints: texts,
  entrantsCount: number,
});

/** A contest as a row of its competition (the specification's contest row view). */
export const contestReduced = v.object({
  ...runs,
  competitionId: text,
  row: number,
  name: text,
  round: number,
  groupStage: number,
  entrantsFromContest: texts,
  tags: texts,
  rewards: list(rewardReduced),
});

export const contestsReply = listReply(contest);

/** With the constraint `includeOptInStatus`, the reply's contests have their `optInStatus`. */
export const contestFilter = v.object({
  productIds: texts,
  tags: texts,
  startDate: part(dateRange),
  endDate: part(dateRange),
  sortBy: list(querySortBy),
  ids: texts,
  competitionIds: texts,
  ...paging,
  statusCode: part(numberRange),
  constraints: texts,
});

export const contestRequest = v.object({ languageKey: text, contestFilter: part(contestFilter) });

export type Contest = v.InferOutput<typeof contest>;
export type ContestReduced = v.InferOutput<typeof contestReduced>;
export type ContestFilter = v.InferInput<typeof contestFilter>;
export type ContestRequest = v.InferInput<typeof contestRequest>;
