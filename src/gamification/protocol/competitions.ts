import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
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
import type { CompetitionType, RoundType } from "./enumerations";
import { listReply, type ListReply } from "./envelope";
import { code, instant, list, number, oneOf, part, text, texts } from "./fields";
import { optinStatus } from "./opt-in";
import { productReduced, rewardReduced } from "./reduced";
import type { EntityState, entityStates } from "./states";
import { entityStrategies, scheduling, strategy } from "./strategies";

/** The scheduled and actual start and end of a competition or contest, and its status. */
export const runs = {
  scheduledStartDate: instant,
  scheduledEndDate: instant,
  actualStartDate: instant,
  actualEndDate: instant,
  status: oneOf<keyof typeof entityStates>("entityStatus"),
  statusCode: code("entityStatusCode"),
};

/** Fields that only the specification gives to a competition. The platform's contract has them on achievements. */
const specifiedOnly = {
  maxNumberOfIssues: number,
  scheduling: part(scheduling),
  achievementDependencies: part(dependantOn),
  strategies: part(entityStrategies),
  optInStatus: part(optinStatus),
};

/** A tournament, played as contests. Players opt in to the competition, not to its contests. */
export const competition = v.object({
  ...model,
  ...extras,
  ...wording,
  ...banners,
  ...runs,
  ...specifiedOnly,
  competitionType: oneOf<CompetitionType>("competitionType"),
  numberOfRounds: number,
  numberOfGroupStages: number,
  maxNumberOfEntrants: number,
  minNumberOfEntrants: number,
  entrantMemberType: text,
  constraints: texts,
  products: list(productReduced),
  memberTagsFilter: part(dependantOn),
  productTagsFilter: part(dependantOn),
});

export const competitionsReply = listReply(competition);

export const competitionFilter = v.object({
  tags: texts,
  productIds: texts,
  statusCode: part(numberRange),
  sortBy: list(querySortBy),
  ids: texts,
  ...paging,
  constraints: texts,
  endDateRange: part(dateRange),
  startDateRange: part(dateRange),
});

export const competitionRequest = v.object({ languageKey: text, competitionFilter: part(competitionFilter) });

/** Competitions and contests have the same statuses. */
export type CompetitionStatus = EntityState;
export type Competition = v.InferOutput<typeof competition>;
export type CompetitionFilter = v.InferInput<typeof competitionFilter>;
export type CompetitionRequest = v.InferInput<typeof competitionRequest>;

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

/** Reads competitions. */
export const getCompetitions: Call<CompetitionRequest, ListReply<Competition>> = read(
  "getCompetitions",
  "competitionRequest",
  competitionsReply,
  "ViewCompetitions",
);

/** Reads the contests of competitions. */
export const getContests: Call<ContestRequest, ListReply<Contest>> = read(
  "getContests",
  "contestRequest",
  contestsReply,
  "ViewContests",
);
