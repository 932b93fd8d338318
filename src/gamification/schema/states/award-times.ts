import { awardStateOf } from "./award-state";
import type { Stated } from "./state-of";

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
