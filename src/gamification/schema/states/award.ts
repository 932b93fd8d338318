import { type Stated, stateOf } from "./state-of";

/** What becomes of an award (protocol section 5). */
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

/** The older scale, still written in places (the specification's award claim state, AwardStatus). */
export const awardClaimStates = {
  Unknown: 0,
  Preparing: 10,
  NotClaimed: 15,
  Claimed: 35,
  Expired: 115,
} as const;

export type AwardClaimState = keyof typeof awardClaimStates;

/** What the older scale says in today's words; before its issue an award has none. */
const today: Readonly<Partial<Record<AwardClaimState, AwardState>>> = {
  NotClaimed: "Issued",
  Claimed: "Claimed",
  Expired: "Expired",
};

/** An award's state by either scale, or undefined for one that we do not know. */
export function awardStateOf(award: Stated): AwardState | undefined {
  const older = stateOf(awardClaimStates, award);
  return stateOf(awardStates, award) ?? (older && today[older]);
}

/** The times of an award, in milliseconds since 1970; `period` in minutes. */
export interface AwardTimes {
  readonly activeFrom?: number | undefined;
  readonly activeUntil?: number | undefined;
  readonly pointInTime?: number | undefined;
  readonly created?: number | undefined;
  readonly period?: number | undefined;
}

const minute = 60_000;

/** Until when an award can be claimed; undefined where nothing says. */
export function awardDeadline({ activeUntil, pointInTime, created, period }: AwardTimes): number | undefined {
  const ownPeriod = created !== undefined && period ? created + period * minute : undefined;
  return activeUntil ?? pointInTime ?? ownPeriod;
}

/** Whether a member can claim an award now: it is issued, and the moment is within its times. */
export function isClaimable(award: Stated & AwardTimes, now: number): boolean {
  const { activeFrom = -Infinity, activeUntil = Infinity } = award;
  return awardStateOf(award) === "Issued" && activeFrom <= now && now <= activeUntil;
}

/** Spelt in four ways on the wire (protocol section 6): the stem decides. */
export const needsAcknowledgement = ({ constraints }: { readonly constraints: readonly string[] }): boolean =>
  constraints.some((constraint) => /acknowledg/i.test(constraint));
