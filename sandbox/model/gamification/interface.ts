import type { CallbackKind } from "../../../src/gamification/schema/callbacks";

export type { Gamification } from "./gamification";

/** The callbacks of protocol section 4. */
export const callbackKinds: readonly CallbackKind[] = [
  "entityChanged",
  "entityStateChanged",
  "notification",
  "leaderboardUpdate",
  "optinStatus",
  "proxy",
];

/** A message for the callback queue. */
export interface Push {
  readonly callback: CallbackKind;
  readonly objectType: string;
  readonly body: object;
}

/** A listener to changes of the space. */
export interface SpaceListener {
  /** @param member the member's id; undefined for all members */
  push(member: string | undefined, push: Push): void;
  /** The scores of a board have changed: each subscriber gets its own snapshot. */
  boardChanged(entityId: string): void;
}
