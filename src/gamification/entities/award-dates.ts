import { awardStateOf } from "../schema/states/award-state";
import { awardDeadline, type AwardTimes } from "../schema/states/award-times";
import type { Stated } from "../schema/states/state-of";

/** The dates of an award that a panel shows, in milliseconds since 1970. A date that is undefined is not shown. */
export interface AwardDates {
  /** When it was issued, or will be. */
  readonly issuedAt: number | undefined;
  /** From when it can be claimed; only before that. */
  readonly opensAt: number | undefined;
  /** Until when it can be claimed; only before that. */
  readonly closesAt: number | undefined;
  /** When it expired. */
  readonly expiredAt: number | undefined;
  /** The whole minutes until `closesAt`; only in the last 24 hours, and only of an award that can be claimed. */
  readonly minutesLeft: number | undefined;
}

export interface DatedAward extends Stated, AwardTimes {
  /** Minutes from the win until the award is issued. */
  readonly delay?: number | undefined;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Reads the dates of an award. Of the award's own fields, `activeUntil` ends the time to claim; `pointInTime` is when
 * it is issued, and ends the time where nothing else does (protocol section 5).
 *
 * @param now milliseconds since 1970
 */
export function awardDates(award: DatedAward, now: number): AwardDates {
  const state = awardStateOf(award);
  const deadline = awardDeadline(award);
  const isPast = deadline !== undefined && now > deadline;
  const isIssued = state === "Issued";
  const opensAt = isIssued && award.activeFrom && award.activeFrom > now ? award.activeFrom : undefined;
  const closesAt = isIssued && !isPast ? deadline : undefined;
  const left = closesAt === undefined || opensAt !== undefined ? undefined : closesAt - now;
  return {
    issuedAt: issuedAt(award, deadline),
    opensAt,
    closesAt,
    expiredAt: isPast && (isIssued || state === "Expired") ? deadline : undefined,
    minutesLeft: left === undefined || left > day ? undefined : Math.floor(left / minute),
  };
}

/**
 * When the dates of an award will say something else: it opens, its last 24 hours or its next minute begin, or it ends.
 *
 * @returns milliseconds since 1970; undefined if nothing will change
 */
export function nextAwardChange(award: DatedAward, now: number): number | undefined {
  const { opensAt, closesAt, minutesLeft } = awardDates(award, now);
  if (opensAt !== undefined || closesAt === undefined) return opensAt;
  return minutesLeft === undefined ? closesAt - day : closesAt - minutesLeft * minute + 1;
}

/** A point in time that is the deadline is not the time of the issue. */
function issuedAt({ pointInTime, created, delay = 0 }: DatedAward, deadline: number | undefined) {
  if (pointInTime !== undefined && pointInTime !== deadline) return pointInTime;
  return created === undefined ? undefined : created + delay * minute;
}
