import type { Gamification } from "../interface";
import { accountId } from "../tokens";
import { wireInstant } from "../space/wire-instant";

/** What has changed (protocol section 4). */
export interface Change {
  readonly entityType: string;
  readonly entityId: string;
  readonly entityParentId?: string;
  readonly displayName?: string;
  readonly metadata?: object;
}

/** `typeOffChange`, spelled as on the wire. */
const changeTypes = { created: 1, updated: 2, deleted: 3 } as const;
const stateChange = 10;

const record = (gamification: Gamification, { entityType, entityId, ...rest }: Change) => ({
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

/** Tells a member, or everybody, that something was created, updated or deleted. */
export function tellChanged(
  gamification: Gamification,
  member: string | undefined,
  kind: keyof typeof changeTypes,
  change: Change,
): void {
  gamification.push(member, {
    callback: "entityChanged",
    objectType: "EntityChanged",
    body: { ...record(gamification, change), typeOffChange: changeTypes[kind] },
  });
}

/** Tells a member, or everybody, that something has another status now. */
export function tellStateChanged(
  gamification: Gamification,
  member: string | undefined,
  change: Change,
  previousState: number,
  currentState: number,
): void {
  gamification.push(member, {
    callback: "entityStateChanged",
    objectType: "EntityStateChanged",
    body: { ...record(gamification, change), typeOffChange: stateChange, previousState, currentState },
  });
}
