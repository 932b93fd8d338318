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
