/*
 * The codes of states. They have a file of their own because the drift alarm needs no more of them; what they mean
 * for a member is in other files.
 */

/**
 * The states of competitions, contests, achievements and missions' roots (protocol section 5). An achievement may also
 * be Paused; the code of that state is not documented.
 */
export const entityStates = {
  Unknown: 0,
  Draft: 5,
  Preparing: 10,
  Ready: 15,
  Starting: 20,
  Active: 25,
  Finishing: 30,
  Finished: 35,
  Finalising: 40,
  Finalised: 45,
  Template: 100,
  Cancelling: 110,
  Cancelled: 115,
  Deleting: 120,
  Deleted: 125,
} as const;

export type EntityState = keyof typeof entityStates;

/** The states of a member in an entity (protocol section 5). */
export const optInStates = {
  Processing: 0,
  NotEntered: 5,
  Entering: 10,
  Entrant: 15,
  Preparing: 20,
  Running: 25,
  Completing: 30,
  Completed: 35,
} as const;

export type OptInState = keyof typeof optInStates;

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
