import { type Stated, stateOf } from "./state-of";

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

/**
 * What a member can do: `join`; wait (`processing`); leave (`in`); nothing more, because it is done (`completed`); or
 * nothing at all, as for those whom the operator has rejected or excluded (`unavailable`).
 */
export type OptInReading = "join" | "processing" | "in" | "completed" | "unavailable";

const readings: Readonly<Record<OptInState, OptInReading>> = {
  Processing: "processing",
  NotEntered: "join",
  Entering: "processing",
  Entrant: "in",
  Preparing: "in",
  Running: "in",
  Completing: "in",
  Completed: "completed",
};

/** How a panel reads the member's part in an entity; what nobody knows, a negative code too, is never "join". */
export function optInReading(status: Stated): OptInReading {
  const state = stateOf(optInStates, status);
  return state === undefined ? "unavailable" : readings[state];
}

/** Whether members have to join; everyone is in where they have not. */
export const needsOptIn = ({ constraints }: { readonly constraints: readonly string[] }): boolean =>
  constraints.includes("optinRequiredForEntrants");
