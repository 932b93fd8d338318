import { readInstant } from "../../../../src/gamification/protocol/instants";
import {
  type EntityState,
  entityStates,
  optInStateCodes,
} from "../../../../src/gamification/protocol/states";

export { type AwardState, awardStates } from "../../../../src/gamification/protocol/awards";
export {
  type MessageStatus,
  messageStatuses,
  type MessageType,
} from "../../../../src/gamification/protocol/messages";
export { type EntityState, entityStates };

export const statusOf = (status: EntityState) => ({ status, statusCode: entityStates[status] });

/**
 * Codes of the opt-in statuses. `Excluded` is a status that only operators set; its real code is not
 * published. The library must not offer "join" for it.
 */
export const optInCodes = { Excluded: -5, ...optInStateCodes } as const;

export type OptInName = keyof typeof optInCodes;

export { readInstant, wireInstant } from "../../../../src/gamification/protocol/instants";

/** Parses an instant in wire format. @returns milliseconds since 1970; NaN if the text is not an instant */
export const parseWireInstant = (text: string | undefined) => readInstant(text) ?? NaN;

/** Whether an instant is between two dates. A missing date means no limit. */
export function isWithinDates(
  { startDate, endDate }: { readonly startDate?: string; readonly endDate?: string },
  now: number,
): boolean {
  return !(parseWireInstant(startDate) > now) && !(parseWireInstant(endDate) <= now);
}
