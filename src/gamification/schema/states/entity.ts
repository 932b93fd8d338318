import { type Stated, stateOf } from "./state-of";

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

/** A competition's, contest's, achievement's or mission's state, or undefined for one that we do not know. */
export const entityStateOf = (entity: Stated): EntityState | undefined => stateOf(entityStates, entity);

/** The code that counts: that of the text where we know the text, else the number as it came. */
function codeOf(entity: Stated): number {
  const state = entityStateOf(entity);
  return (state === undefined ? entity.statusCode : entityStates[state]) ?? NaN;
}

/** Codes between two others, both of them left out, as the wire asks for them. */
const between = (moreThan: number, lessThan: number) => ({ moreThan, lessThan });

/** What a request's `statusCode` says to have entities of one phase. */
export const entityPhases = {
  visible: between(0, 100),
  upcoming: between(10, 20),
  running: between(20, 30),
  finished: between(30, 50),
} as const;

export type EntityPhase = keyof typeof entityPhases;

/** Whether an entity is in a phase. One in a state that nobody knows is in the phase of its number, if any. */
export function isInPhase(phase: EntityPhase, entity: Stated): boolean {
  const { moreThan, lessThan } = entityPhases[phase];
  const code = codeOf(entity);
  return moreThan < code && code < lessThan;
}

export const isVisible = (entity: Stated): boolean => isInPhase("visible", entity);
export const isUpcoming = (entity: Stated): boolean => isInPhase("upcoming", entity);
export const isRunning = (entity: Stated): boolean => isInPhase("running", entity);
export const isFinished = (entity: Stated): boolean => isInPhase("finished", entity);

/** Whether a graph counts a node as completed. */
export const countsAsCompleted = (entity: Stated): boolean => codeOf(entity) > entityStates.Finished;
