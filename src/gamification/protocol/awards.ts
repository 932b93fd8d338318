import * as v from "../../utils/valibot";
import { type Call, read, write } from "./call";
import { extras, model, numberRange, paging, querySortBy } from "./common";
import type { EntityType } from "./enumerations";
import { listReply, type ListReply } from "./envelope";
import { code, flag, instant, list, number, oneOf, part, text, texts } from "./fields";
import { rewardTypeReduced } from "./reduced";
import { type Stated, stateOf } from "./states";

/** The states of an award (protocol section 5). */
export const awardStates = {
  Issued: 15,
  Held: 25,
  Claimed: 35,
  Processing: 45,
  Delivered: 55,
  Completed: 65,
  Expired: 100,
  Cancelled: 101,
  Declined: 102,
} as const;

export type AwardState = keyof typeof awardStates;

/** A reward that was issued to a member (the specification's member reward). */
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
  status: oneOf<AwardState>("awardStatus"),
  constraints: texts,
  claimed: flag,
  name: text,
  description: text,
  activeFrom: instant,
  activeUntil: instant,
});

/** A prize that a play of an instant win has won (the specification's award). */
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

/** Older states, which the platform still sends in some places (the specification's award claim state, AwardStatus). */
export const awardClaimStates = {
  Unknown: 0,
  Preparing: 10,
  NotClaimed: 15,
  Claimed: 35,
  Expired: 115,
} as const;

export type AwardClaimState = keyof typeof awardClaimStates;

/** The current state for each older state. An award that has not been issued yet has none. */
const currentStates: Readonly<Partial<Record<AwardClaimState, AwardState>>> = {
  NotClaimed: "Issued",
  Claimed: "Claimed",
  Expired: "Expired",
};

/** An award's state, read from either set of states; undefined if it is unknown. */
export function awardStateOf(award: Stated): AwardState | undefined {
  const older = stateOf(awardClaimStates, award);
  return stateOf(awardStates, award) ?? (older && currentStates[older]);
}

/** The times of an award: milliseconds since 1970. `period` is in minutes. */
export interface AwardTimes {
  readonly activeFrom?: number | undefined;
  readonly activeUntil?: number | undefined;
  readonly pointInTime?: number | undefined;
  readonly created?: number | undefined;
  readonly period?: number | undefined;
}

const minute = 60_000;

/**
 * The end of the time in which an award can be claimed, milliseconds since 1970; undefined if it is unknown. A
 * `pointInTime` close to the award's creation is the time of its issue, not an end.
 */
export function awardDeadline({ activeUntil, pointInTime, created, period }: AwardTimes): number | undefined {
  const isIssue = pointInTime !== undefined && created !== undefined && pointInTime < created + minute;
  const ownPeriod = created !== undefined && period ? created + period * minute : undefined;
  return activeUntil ?? (isIssue ? undefined : pointInTime) ?? ownPeriod;
}

/**
 * Whether a member can claim an award: it is issued, and `now` is between `activeFrom` and `activeUntil`.
 *
 * @param now milliseconds since 1970
 */
export function isClaimable(award: Stated & AwardTimes, now: number): boolean {
  const { activeFrom = -Infinity, activeUntil = Infinity } = award;
  return awardStateOf(award) === "Issued" && activeFrom <= now && now <= activeUntil;
}

/** Whether the member must acknowledge an award. The platform spells the constraint in four ways (protocol section 6). */
export const needsAcknowledgement = ({ constraints }: { readonly constraints: readonly string[] }): boolean =>
  constraints.some((constraint) => /acknowledg/i.test(constraint));

/** Reads the member's awards. */
export const getAwards: Call<AwardRequest, ListReply<Award>> = read(
  "getAwards",
  "awardRequest",
  awardsReply,
  "ViewAwards",
);

/** Claims awards. The reply has their new state. */
export const claimAwards: Call<ClaimAwardRequest, ListReply<Award>> = write(
  "claimAwards",
  "claimAwardRequest",
  awardsReply,
  "ClaimAwards",
);

/** Declines awards permanently. The reply has their new state. */
export const declineAwards: Call<DeclineAwardRequest, ListReply<Award>> = write(
  "declineAwards",
  "declineAwardRequest",
  awardsReply,
  "ClaimAwards",
);
