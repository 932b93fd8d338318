import type { Gamification } from "../interface";
import { wireInstant } from "../space/wire-values";
import { accountId } from "../tokens";

/** The entity that has changed (protocol section 4). */
export interface Change {
  readonly entityType: string;
  readonly entityId: string;
  readonly entityParentId?: string;
  readonly displayName?: string;
  readonly metadata?: object;
}

/** Values of `typeOffChange`. The platform spells the name like this. */
const changeTypes = { created: 1, updated: 2 } as const;
const stateChange = 10;

const createRecord = (gamification: Gamification, { entityType, entityId, ...rest }: Change) => ({
  entityType,
  entityId,
  entityRefId: entityId,
  changedAt: wireInstant(gamification.clock.now()),
  changedBy: "sandbox",
  accountId,
  sequenceNumber: gamification.nextSequence(),
  metadata: {},
  ...rest,
});

/** Notifies a member that an entity was created or updated. */
export function notifyChanged(
  gamification: Gamification,
  member: string,
  kind: keyof typeof changeTypes,
  change: Change,
): void {
  gamification.push(member, {
    callback: "entityChanged",
    objectType: "EntityChanged",
    body: { ...createRecord(gamification, change), typeOffChange: changeTypes[kind] },
  });
}

/** Notifies one member or all members that the status of an entity has changed. */
export function notifyStateChanged(
  gamification: Gamification,
  member: string | undefined,
  change: Change,
  previousState: number,
  currentState: number,
): void {
  gamification.push(member, {
    callback: "entityStateChanged",
    objectType: "EntityStateChanged",
    body: { ...createRecord(gamification, change), typeOffChange: stateChange, previousState, currentState },
  });
}

/**
 * Sends a message of the operator through the platform (role ConnectProxy) to one member or to all members.
 */
export function relay(gamification: Gamification, member: string | undefined, data: object): void {
  const meta = { totalRecordsFound: 1, skip: 0, limit: 1, objectType: "ProxyMessage", resultCount: 1 };
  gamification.push(member, { callback: "proxy", objectType: "ProxyMessage", body: { meta, data } });
}
