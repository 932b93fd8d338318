import type { CallbackKind } from "../../../src/gamification/schema/callbacks";

/** The callbacks of protocol section 4. */
export const callbackKinds: readonly CallbackKind[] = [
  "entityChanged",
  "entityStateChanged",
  "notification",
  "leaderboardUpdate",
  "optinStatus",
  "proxy",
];

/** A message for the queue of callbacks. */
export interface Push {
  readonly callback: CallbackKind;
  readonly objectType: string;
  readonly body: object;
}

/** Who hears of the space's changes. */
export interface SpaceListener {
  /** @param member the member's id; undefined for everybody */
  push(member: string | undefined, push: Push): void;
  /** The board's scores have moved; who looks at it gets a snapshot of his own. */
  boardMoved(entityId: string): void;
}
