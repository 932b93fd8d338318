import { type EntityState, entityStates } from "../../../../src/gamification/schema/states/entity";
import { optInStates } from "../../../../src/gamification/schema/states/opt-in";

export { type AwardState, awardStates } from "../../../../src/gamification/schema/states/award";
export { type MessageStatus, messageStatuses } from "../../../../src/gamification/schema/states/message";
export type { MessageType } from "../../../../src/gamification/schema/messages";
export { type EntityState, entityStates };

export const statusOf = (status: EntityState) => ({ status, statusCode: entityStates[status] });

/** The operator's side has states whose numbers are not published; one is here, which must not read as "join". */
export const optInCodes = { Excluded: -5, ...optInStates } as const;

export type OptInName = keyof typeof optInCodes;
