import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
import { dependantOn, entityFilter, extras, model, paging, querySortBy } from "./common";
import type { EntityType } from "./enumerations";
import { listReply, type ListReply } from "./envelope";
import { instant, list, number, oneOf, part, text, texts } from "./fields";
import { rewardTypeReduced } from "./reduced";

/**
 * A reward that an entity offers. `rewardRank` is a string that may contain lists and ranges: `1,2 3 ...10`.
 */
export const reward = v.object({
  ...model,
  ...extras,
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

export const rewardsReply = listReply(reward);

export const rewardRequest = v.object({
  entityFilter: list(entityFilter),
  languageKey: text,
  sortBy: list(querySortBy),
  currencyKey: text,
  ...paging,
});

export type Reward = v.InferOutput<typeof reward>;
export type RewardRequest = v.InferInput<typeof rewardRequest>;

/** Reads the rewards that entities offer. */
export const getRewards: Call<RewardRequest, ListReply<Reward>> = read(
  "getRewards",
  "rewardRequest",
  rewardsReply,
  "ViewRewards",
);
