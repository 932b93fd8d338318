import {
  type EntityState,
  entityStates,
  optInStateCodes,
} from "../../../../src/gamification/protocol/states";

export { type AwardState, awardStates } from "../../../../src/gamification/protocol/awards";
export { type MessageStatus, messageStatuses } from "../../../../src/gamification/protocol/messages";
export type { MessageType } from "../../../../src/gamification/protocol/messages";
export { type EntityState, entityStates };

export const statusOf = (status: EntityState) => ({ status, statusCode: entityStates[status] });

/**
 * Adds a status that operators set and whose number is not published. The library must not offer "join" for
 * it.
 */
export const optInCodes = { Excluded: -5, ...optInStateCodes } as const;

export type OptInName = keyof typeof optInCodes;
