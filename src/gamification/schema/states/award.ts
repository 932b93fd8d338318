import { type Stated, stateOf } from "./state-of";

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

/** The older states, which the platform still sends in places (the specification's award claim state, AwardStatus). */
export const awardClaimStates = {
  Unknown: 0,
  Preparing: 10,
  NotClaimed: 15,
  Claimed: 35,
  Expired: 115,
} as const;

export type AwardClaimState = keyof typeof awardClaimStates;

/** The current state of each older one. An award that was not issued yet has none. */
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
 * `pointInTime` of the award's creation is when it was issued, and no end.
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
