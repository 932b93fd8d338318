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
  rangeQuery,
  wording,
} from "./common";
import { listReply, type ListReply } from "./envelope";
import { code, flag, list, number, part, text, texts } from "./fields";
import { optinStatus } from "./opt-in";
import { productReduced } from "./reduced";
import { achievementStrategies, scheduling } from "./strategies";

/** A goal for a player. An achievement with dependants is a mission. */
export const achievement = v.object({
  ...model,
  ...extras,
  ...wording,
  ...banners,
  constraints: texts,
  maxNumberOfIssues: number,
  scheduling: part(scheduling),
  status: text,
  statusCode: code("entityStatusCode"),
  memberTagsFilter: part(dependantOn),
  achievementDependencies: part(dependantOn),
  productTagsFilter: part(dependantOn),
  products: list(productReduced),
  strategies: part(achievementStrategies),
  optInStatus: part(optinStatus),
});

export const achievementsReply = listReply(achievement);

/**
 * The second form of a filter in the specification. The filter's constraint is `optinRequired`; the entity's
 * is `optinRequiredForEntrants`.
 */
export const achievementFilter = v.object({
  tags: texts,
  startDate: part(dateRange),
  endDate: part(dateRange),
  ids: texts,
  sortBy: list(querySortBy),
  ...paging,
  statusCode: part(numberRange),
  optInStatusCodes: part(rangeQuery),
  constraints: texts,
  productTags: texts,
  productIds: texts,
  scheduleTypes: texts,
  includeOptInState: flag,
});

export const achievementRequest = v.object({ achievementFilter: part(achievementFilter), languageKey: text });

export type Achievement = v.InferOutput<typeof achievement>;
export type AchievementFilter = v.InferInput<typeof achievementFilter>;
export type AchievementRequest = v.InferInput<typeof achievementRequest>;

/** Reads achievements. With the constraint `mission`, only those on which others depend. */
export const getAchievements: Call<AchievementRequest, ListReply<Achievement>> = read(
  "getAchievements",
  "achievementRequest",
  achievementsReply,
  "ViewAchievements",
);
