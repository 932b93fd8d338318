/**
 * The states of competitions, contests, achievements and missions (protocol section 5). An achievement may
 * also be Paused; the code of that state is not documented.
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
export const optInStateCodes = {
  Processing: 0,
  NotEntered: 5,
  Entering: 10,
  Entrant: 15,
  Preparing: 20,
  Running: 25,
  Completing: 30,
  Completed: 35,
} as const;

export type OptInState = keyof typeof optInStateCodes;

/** The state of an entity, as a string and as a number. */
export interface Stated {
  readonly status?: string | undefined;
  readonly statusCode?: number | undefined;
}

type Codes<Name extends string> = Readonly<Record<Name, number>>;

/** The name of a code in a table of codes. */
export function nameOf<Name extends string>(codes: Codes<Name>, code: number | undefined): Name | undefined {
  return (Object.keys(codes) as Name[]).find((name) => codes[name] === code);
}

/**
 * The name of a state. If both a text and a code are present, the text takes precedence (protocol section 5).
 *
 * @returns undefined for a text or a code that is not in the table
 */
export function stateOf<Name extends string>(
  codes: Codes<Name>,
  { status, statusCode }: Stated,
): Name | undefined {
  if (status === undefined) return nameOf(codes, statusCode);
  return (Object.keys(codes) as Name[]).find((name) => name === status);
}

/** The state of a competition, contest, achievement or mission; undefined if it is unknown. */
export const entityStateOf = (entity: Stated): EntityState | undefined => stateOf(entityStates, entity);

/** The code that belongs to the state's text, if the text is known; otherwise the code that was received. */
function codeOf(entity: Stated): number {
  const state = entityStateOf(entity);
  return (state === undefined ? entity.statusCode : entityStates[state]) ?? NaN;
}

/** A range of codes in the format of requests. Both ends are exclusive. */
const between = (moreThan: number, lessThan: number) => ({ moreThan, lessThan });

/** The value of a request's `statusCode` for the entities of each phase. */
export const entityPhases = {
  visible: between(5, 100),
  upcoming: between(10, 20),
  running: between(20, 30),
  finished: between(30, 50),
} as const;

export type EntityPhase = keyof typeof entityPhases;

/** Whether an entity is in a phase. If the name of its state is unknown, the numeric code decides. */
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

/**
 * The action of a member that a state allows: join (`join`), wait (`processing`) or leave (`in`). There is no
 * action if the entity is completed (`completed`), or if the operator rejected or excluded the member
 * (`unavailable`).
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

/** The action that a panel offers to the member. An unknown state or a negative code is never "join". */
export function optInReading(status: Stated): OptInReading {
  const state = stateOf(optInStateCodes, status);
  return state === undefined ? "unavailable" : readings[state];
}

/** Whether the member takes part, according to an opt-in state. Without a state the member does not. */
export function takesPart(optIn: Stated | undefined): boolean {
  const reading = optIn && optInReading(optIn);
  return reading === "in" || reading === "completed";
}

/** Whether members must opt in. If not, every member takes part. */
export const needsOptIn = ({ constraints }: { readonly constraints: readonly string[] }): boolean =>
  constraints.includes("optinRequiredForEntrants");
