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
import type { CompetitionType } from "./enumerations";
import { listReply } from "./envelope";
import { optinStatus } from "./opt-in";
import { productReduced } from "./reduced";
import type { entityStates, EntityState } from "./states/entity";
import { entityStrategies } from "./scoring";
import { scheduling } from "./strategies";
import { code, instant, list, number, oneOf, part, text, texts } from "./fields";

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
