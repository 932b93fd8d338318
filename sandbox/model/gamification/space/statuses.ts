import { type EntityState, entityStates } from "../../../../src/gamification/schema/states/entity";
import { optInStates } from "../../../../src/gamification/schema/states/opt-in";

export { type AwardState, awardStates } from "../../../../src/gamification/schema/states/award";
export { type MessageStatus, messageStatuses } from "../../../../src/gamification/schema/states/message";
export type { MessageType } from "../../../../src/gamification/schema/messages";
export { type EntityState, entityStates };

export const statusOf = (status: EntityState) => ({ status, statusCode: entityStates[status] });

/**
 * Adds one status of the operator's side whose number is not published. The library must not offer "join" for it.
 */
export const optInCodes = { Excluded: -5, ...optInStates } as const;

export type OptInName = keyof typeof optInCodes;
