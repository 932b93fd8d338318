/** The member's part in an entity (protocol section 5). */
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
