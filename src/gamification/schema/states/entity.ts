import { type EntityState, entityStates } from "./codes";
import { type Stated, stateOf } from "./state-of";

export { type EntityState, entityStates };

/** The state of a competition, contest, achievement or mission; undefined if it is unknown. */
export const entityStateOf = (entity: Stated): EntityState | undefined => stateOf(entityStates, entity);

/** The code of the text, if the text is known; otherwise the number that was received. */
function codeOf(entity: Stated): number {
  const state = entityStateOf(entity);
  return (state === undefined ? entity.statusCode : entityStates[state]) ?? NaN;
}

/** A range of codes as requests write it. Both ends are exclusive. */
const between = (moreThan: number, lessThan: number) => ({ moreThan, lessThan });

/** The value of a request's `statusCode` for the entities of each phase. */
export const entityPhases = {
  visible: between(5, 100),
  upcoming: between(10, 20),
  running: between(20, 30),
  finished: between(30, 50),
} as const;

export type EntityPhase = keyof typeof entityPhases;

/** Whether an entity is in a phase. An entity in an unknown state is judged by its number. */
export function isInPhase(phase: EntityPhase, entity: Stated): boolean {
  const { moreThan, lessThan } = entityPhases[phase];
  const code = codeOf(entity);
  return moreThan < code && code < lessThan;
}

/** Whether players may see an entity. */
export const isVisible = (entity: Stated): boolean => isInPhase("visible", entity);
/** Whether an entity has not begun. */
export const isUpcoming = (entity: Stated): boolean => isInPhase("upcoming", entity);
/** Whether an entity has begun and has not ended. */
export const isRunning = (entity: Stated): boolean => isInPhase("running", entity);
/** Whether an entity has ended. */
export const isFinished = (entity: Stated): boolean => isInPhase("finished", entity);

/** Whether a graph counts a node as completed. */
export const countsAsCompleted = (entity: Stated): boolean => codeOf(entity) > entityStates.Finished;
