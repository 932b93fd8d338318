import type { DependantOn } from "../protocol/common";
import {
  entityStateOf,
  isFinished,
  isRunning,
  isUpcoming,
  needsOptIn,
  optInReading,
  type Stated,
} from "../protocol/states";
import { type MemberView, tagProblem } from "./member";

/** Why a member cannot join or leave an entity now. */
export type ParticipationReason =
  | "logged-out"
  | "restricted"
  | "cancelled"
  | "finished"
  | "closing"
  | "not-started"
  | "processing"
  | "completed"
  | "takes-part-automatically"
  | "unavailable"
  | "tag-missing"
  | "tag-excludes"
  | "full"
  | "dependency-missing";

/** An action that a member can take in an entity, or the reason why there is none. */
export type Participation =
  | { readonly action: "join" | "leave" }
  | { readonly action: "none"; readonly reason: ParticipationReason };

/** The fields of an achievement or competition that determine whether a member can take part. */
export interface Joinable extends Stated {
  readonly constraints: readonly string[];
  readonly memberTagsFilter?: DependantOn | undefined;
  readonly maxNumberOfEntrants?: number | undefined;
  /** Ids of achievements that must be completed first. */
  readonly achievementDependencies?: DependantOn | undefined;
}

/** Facts about a member and an entity, in addition to the entity itself. */
export interface ParticipationFacts {
  readonly member: MemberView;
  /** The member's opt-in state; undefined if the platform sent none. */
  readonly optIn: Stated | undefined;
  /** The number of entrants; undefined if it is unknown. */
  readonly entrants?: number | undefined;
  /** Ids of the achievements that the member has completed; undefined if they are unknown. */
  readonly completedIds?: readonly string[] | undefined;
}

const none = (reason: ParticipationReason): Participation => ({ action: "none", reason });

/**
 * Decides what a member can do with an achievement or a competition. The first row that applies wins:
 *
 * | condition                                                      | result                   |
 * | -------------------------------------------------------------- | ------------------------ |
 * | cancelled, deleted or being cancelled or deleted               | cancelled                |
 * | finished                                                       | finished                 |
 * | about to finish                                                | closing                  |
 * | neither upcoming nor running                                   | unavailable              |
 * | no opt-in needed                                               | takes-part-automatically |
 * | no player is logged in                                         | logged-out               |
 * | the opt-in is processing                                       | processing               |
 * | the member has completed it                                    | completed                |
 * | the member takes part                                          | leave                    |
 * | the opt-in state is unknown (rejected or excluded)             | unavailable              |
 * | the account is restricted                                      | restricted               |
 * | upcoming, or about to start                                    | not-started              |
 * | the member has a tag that excludes, or lacks a required one    | tag-excludes/tag-missing |
 * | a required achievement is not completed                        | dependency-missing       |
 * | all places are taken                                           | full                     |
 * | otherwise                                                      | join                     |
 *
 * A restricted member may leave, but not join.
 */
export function participation(entity: Joinable, facts: ParticipationFacts): Participation {
  const state = entityStateOf(entity);
  if (state && ended.has(state)) return none("cancelled");
  if (isFinished(entity)) return none("finished");
  if (state === "Finishing") return none("closing");
  if (!isRunning(entity) && !isComing(entity)) return none("unavailable");
  if (!needsOptIn(entity)) return none("takes-part-automatically");
  if (!facts.member.isLoggedIn) return none("logged-out");
  const reading = facts.optIn ? optInReading(facts.optIn) : "join";
  if (reading === "in") return { action: "leave" };
  if (reading !== "join") return none(reading);
  return joining(entity, facts);
}

const isComing = (entity: Joinable) => isUpcoming(entity) || entityStateOf(entity) === "Starting";

const ended: ReadonlySet<string> = new Set(["Cancelling", "Cancelled", "Deleting", "Deleted"]);

/**
 * Decides whether a member who has not joined can join. Implements the last rows in the table of
 * `participation`, from `restricted` to `join`.
 */
function joining(entity: Joinable, { member, entrants, completedIds }: ParticipationFacts): Participation {
  if (!member.isFree) return none("restricted");
  if (isComing(entity)) return none("not-started");
  const problem = member.tags && tagProblem(entity.memberTagsFilter, member.tags);
  if (problem) return none(problem.excluding.length > 0 ? "tag-excludes" : "tag-missing");
  if (completedIds && tagProblem(entity.achievementDependencies, completedIds))
    return none("dependency-missing");
  const { maxNumberOfEntrants } = entity;
  // The platform writes 0 if the number is not limited.
  if (maxNumberOfEntrants && entrants !== undefined && entrants >= maxNumberOfEntrants) return none("full");
  return { action: "join" };
}
