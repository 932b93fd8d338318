export { type AwardState, awardStates } from "./codes";

/** The older states, which the platform still sends in places (the specification's award claim state, AwardStatus). */
export const awardClaimStates = {
  Unknown: 0,
  Preparing: 10,
  NotClaimed: 15,
  Claimed: 35,
  Expired: 115,
} as const;

export type AwardClaimState = keyof typeof awardClaimStates;
