/**
 * The life of a competition, contest or achievement, and of a mission's root (protocol section 5). An achievement may
 * also be Paused, a name without a published number.
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
