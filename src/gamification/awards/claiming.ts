import { awardDeadline, awardStateOf, type AwardTimes, isClaimable } from "../protocol/awards";
import type { Stated } from "../protocol/states";

/** The dates of an award that a panel shows, milliseconds since 1970. An undefined date is not shown. */
export interface AwardDates {
  /** When the award was issued, or will be issued. */
  readonly issuedAt: number | undefined;
  /** When the time to claim begins; set only before its beginning. */
  readonly opensAt: number | undefined;
  /** When the time to claim ends; set only before its end. */
  readonly closesAt: number | undefined;
  /** When the award expired. */
  readonly expiredAt: number | undefined;
  /** Whole minutes until `closesAt`; only set in the last 24 hours, for an award that can be claimed. */
  readonly minutesLeft: number | undefined;
}

export interface DatedAward extends Stated, AwardTimes {
  /** Minutes from the win until the award is issued. */
  readonly delay?: number | undefined;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Reads the dates of an award. The time to claim ends at the award's own `activeUntil`. `pointInTime` is the
 * time of the issue or, if no other end is known, the end of the time to claim (protocol section 5).
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
 * When the dates of an award change next: when the time to claim begins or ends, when its last 24 hours
 * begin, or when the next minute of these 24 hours begins.
 *
 * @returns milliseconds since 1970; undefined if the dates will not change
 */
export function nextAwardChange(award: DatedAward, now: number): number | undefined {
  const { opensAt, closesAt, minutesLeft } = awardDates(award, now);
  if (opensAt !== undefined || closesAt === undefined) return opensAt;
  return minutesLeft === undefined ? closesAt - day : closesAt - minutesLeft * minute + 1;
}

/**
 * Returns when the award is issued. `pointInTime` is ignored if it equals the deadline, because it is then
 * not the time of issue.
 */
function issuedAt({ pointInTime, created, delay = 0 }: DatedAward, deadline: number | undefined) {
  if (pointInTime !== undefined && pointInTime !== deadline) return pointInTime;
  return created === undefined ? undefined : created + delay * minute;
}

/**
 * Why a member cannot claim an award now. `done` needs no explanation: the member already has the award, or
 * has declined it.
 */
export type AwardReason =
  | "logged-out"
  | "not-yet"
  | "expired"
  | "held"
  | "processing"
  | "done"
  | "unavailable";

export type AwardAction =
  | { readonly action: "claim" }
  | { readonly action: "none"; readonly reason: AwardReason };

const none = (reason: AwardReason): AwardAction => ({ action: "none", reason });

/**
 * Decides whether a member can claim or decline an award. Either both are possible or neither is. A
 * restricted member may claim awards that have already been won.
 *
 * | condition                                    | result      |
 * | -------------------------------------------- | ----------- |
 * | no player is logged in                       | logged-out  |
 * | Held                                         | held        |
 * | Processing                                   | processing  |
 * | Claimed, Delivered, Completed, Declined      | done        |
 * | Expired, or issued and after its deadline    | expired     |
 * | Cancelled                                    | unavailable |
 * | issued, before `activeFrom`                  | not-yet     |
 * | issued                                       | claim       |
 * | an unknown state                             | unavailable |
 *
 * @param now milliseconds since 1970
 */
export function awardAction(award: Stated & AwardTimes, isLoggedIn: boolean, now: number): AwardAction {
  if (!isLoggedIn) return none("logged-out");
  switch (awardStateOf(award)) {
    case "Held":
      return none("held");
    case "Processing":
      return none("processing");
    case "Claimed":
    case "Delivered":
    case "Completed":
    case "Declined":
      return none("done");
    case "Expired":
      return none("expired");
    case "Issued":
      return issued(award, now);
    default:
      return none("unavailable");
  }
}

function issued(award: Stated & AwardTimes, now: number): AwardAction {
  const deadline = awardDeadline(award);
  if (deadline !== undefined && now > deadline) return none("expired");
  return isClaimable(award, now) ? { action: "claim" } : none("not-yet");
}
