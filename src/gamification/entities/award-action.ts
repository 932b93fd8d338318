import { awardStateOf } from "../schema/states/award-state";
import { awardDeadline, type AwardTimes, isClaimable } from "../schema/states/award-times";
import type { Stated } from "../schema/states/state-of";

/** Why an award cannot be claimed now. `done` needs no reason: the member has it, or has declined it. */
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
 * Decides whether a member can claim or decline an award. Both are possible together, or neither is. A restricted member
 * may claim what they have already won.
 *
 * | condition                                    | result      |
 * | -------------------------------------------- | ----------- |
 * | no player is logged in                        | logged-out  |
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
