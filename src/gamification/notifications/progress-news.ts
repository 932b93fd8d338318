import { awardStateOf } from "../protocol/awards";
import type { EntityChanged, EntityStateChanged } from "../protocol/callbacks";
import type { OptinStatus } from "../protocol/opt-in";
import { optInReading } from "../protocol/states";

/** Maximum number of achievements whose completion is remembered. */
const maxRemembered = 500;

/** Detects when a member completes an achievement. */
export interface Completions {
  /**
   * Whether this state completes an achievement. False if the achievement was already completed, so that a
   * repeated callback has no effect. True again if the achievement has started again in the meantime.
   */
  isCompletion(status: OptinStatus): boolean;
  /** Forgets all completions, for the next member. */
  clear(): void;
}

export function createCompletions(): Completions {
  const completed = new Set<string>();
  return {
    isCompletion(status) {
      const { entityType, entityId } = status;
      if (entityType !== "Achievement") return false;
      if (optInReading(status) !== "completed") {
        completed.delete(entityId);
        return false;
      }
      if (completed.has(entityId)) return false;
      completed.add(entityId);
      const [oldest = ""] = completed;
      if (completed.size > maxRemembered) completed.delete(oldest);
      return true;
    },
    clear() {
      completed.clear();
    },
  };
}

/**
 * Whether a change may be a new award that the member can claim. The award itself decides, because a callback contains
 * less than the award does. If the change has no type, its metadata must contain the state (protocol section 4).
 *
 * | change                                  | result                                                |
 * | --------------------------------------- | ----------------------------------------------------- |
 * | the entity is not an award              | false                                                 |
 * | already claimed                         | false                                                 |
 * | the state has changed                   | true if it has become Issued                          |
 * | created                                 | true if the metadata has the state Issued, or none    |
 * | updated, deleted, or an unknown type    | false                                                 |
 * | no type                                 | true if the metadata has the state Issued             |
 */
export function mayBeClaimable(change: EntityChanged & Partial<EntityStateChanged>): boolean {
  const { entityType, metadata, typeOffChange, previousState, currentState } = change;
  if (entityType !== "Award" && entityType !== "MemberAward") return false;
  if (String(metadata?.claimed) === "true") return false;
  if (currentState !== undefined) return isIssued(currentState) && !isIssued(previousState);
  const code = metadata?.statusCode;
  if (typeOffChange === created && code === undefined) return true;
  return (typeOffChange === undefined || typeOffChange === created) && isIssued(code);
}

/** The value of `typeOffChange` for a new entity (protocol section 4). */
const created = 1;

const isIssued = (code: unknown) => awardStateOf({ statusCode: Number(code) }) === "Issued";
