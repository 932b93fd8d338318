import * as v from "../../utils/valibot";
import { extras, model, numberRange, paging, querySortBy } from "./common";
import type { EntityType } from "./enumerations";
import { listReply } from "./envelope";
import { rewardTypeReduced } from "./reduced";
import type { awardStates } from "./states/award";
import { code, flag, instant, list, number, oneOf, part, text, texts } from "./fields";

/** A reward that was given to a member (the specification's member reward). */
export const award = v.object({
  ...model,
  ...extras,
  memberId: text,
  memberRefId: text,
  rewardId: text,
  rewardType: part(rewardTypeReduced),
  rewardRank: text,
  rewardValue: number,
  /** Minutes until the award is issued. */
  delay: number,
  entityType: oneOf<EntityType>("entityType"),
  entityId: text,
  pointInTime: instant,
  /** Minutes during which the award can be claimed. */
  period: number,
  statusCode: code("awardStatusCode"),
  status: oneOf<keyof typeof awardStates>("awardStatus"),
  constraints: texts,
  claimed: flag,
  name: text,
  description: text,
  activeFrom: instant,
  activeUntil: instant,
});

/** A prize won by a play of an instant win (the specification's award). */
export const awardReduced = v.object({ awardId: text, rewardId: text, value: number });

export const awardsReply = listReply(award);

export const awardLifecycles = ["Upcoming", "Active", "Archived"] as const;

export const awardFilter = v.object({
  productIds: texts,
  tags: texts,
  ids: texts,
  statusCode: part(numberRange),
  sortBy: list(querySortBy),
  ...paging,
  constraints: texts,
  entityIds: texts,
  lifecycleStatus: oneOf(awardLifecycles),
});

export const awardRequest = v.object({
  awardFilter: part(awardFilter),
  languageKey: text,
  currencyKey: text,
});

export const claimAwardRequest = v.object({ languageKey: text, awardIds: texts, currencyKey: text });

export const declineAwardRequest = claimAwardRequest;

export type Award = v.InferOutput<typeof award>;
export type AwardReduced = v.InferOutput<typeof awardReduced>;
export type AwardLifecycle = (typeof awardLifecycles)[number];
export type AwardFilter = v.InferInput<typeof awardFilter>;
export type AwardRequest = v.InferInput<typeof awardRequest>;
export type ClaimAwardRequest = v.InferInput<typeof claimAwardRequest>;
export type DeclineAwardRequest = v.InferInput<typeof declineAwardRequest>;
