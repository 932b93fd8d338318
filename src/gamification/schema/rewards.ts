import * as v from "valibot";
import { dependantOn, entityFilter, extras, model, paging, querySortBy } from "./common";
import type { EntityType } from "./enumerations";
import { listReply } from "./envelope";
import { anything, instant, list, map, needed, number, oneOf, part, text, texts } from "./fields";

/** The unit in which a reward's value is expressed. */
export const rewardTypeReduced = v.object({
  key: text,
  uom: text,
  uomIsoCode: text,
  uomSymbol: text,
  uomType: text,
  customFields: map(anything),
});

/** A reward that an entity offers. `rewardRank` is a text that may hold lists and ranges: `1,2 3 ...10`. */
export const reward = v.object({
  ...extras,
  id: needed(text),
  spaceName: text,
  probability: number,
  entityType: oneOf<EntityType>("entityType"),
  entityId: text,
  name: text,
  description: text,
  rewardRank: text,
  rewardValue: number,
  rewardType: part(rewardTypeReduced),
  iconLink: text,
  /** Id of a file. `iconLink` is the file's URL, if the platform sends it. */
  icon: text,
  issueLimit: number,
  memberTagsFilter: part(dependantOn),
  /** Minutes until the reward is issued. */
  delay: number,
  pointInTime: instant,
  /** Minutes during which the reward can be claimed. */
  period: number,
  constraints: texts,
});

/** A reward inside another entity (the specification's issued reward). Here `rewardType` is a text. */
export const rewardReduced = v.object({
  ...model,
  rewardRank: text,
  name: text,
  rewardValue: number,
  rewardType: text,
  rewardTypeId: text,
});

export const rewardsReply = listReply(reward);

export const rewardRequest = v.object({
  entityFilter: list(entityFilter),
  languageKey: text,
  sortBy: list(querySortBy),
  currencyKey: text,
  ...paging,
});

export type RewardTypeReduced = v.InferOutput<typeof rewardTypeReduced>;
export type Reward = v.InferOutput<typeof reward>;
export type RewardReduced = v.InferOutput<typeof rewardReduced>;
export type RewardRequest = v.InferInput<typeof rewardRequest>;
