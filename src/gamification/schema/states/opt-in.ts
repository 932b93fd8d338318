import { type OptInState, optInStates } from "./codes";
import { type Stated, stateOf } from "./state-of";

export { type OptInState, optInStates };

/**
 * What a member can do: join (`join`), wait (`processing`), leave (`in`) or nothing, because the entity is completed
 * (`completed`) or because the operator rejected or excluded the member (`unavailable`).
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

/** What a panel offers to the member. An unknown state or a negative code is never "join". */
export function optInReading(status: Stated): OptInReading {
  const state = stateOf(optInStates, status);
  return state === undefined ? "unavailable" : readings[state];
}

/** Whether members must opt in. If not, every member takes part. */
export const needsOptIn = ({ constraints }: { readonly constraints: readonly string[] }): boolean =>
  constraints.includes("optinRequiredForEntrants");
