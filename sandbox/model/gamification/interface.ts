import type { CallbackKind } from "../../../src/gamification/protocol/callbacks";
import type { ModelClock } from "../clock";
import type { createBrokerFaults } from "./broker-faults";
import type { createBoards } from "./space/boards";
import type { EntityContext } from "./space/entity-context";
import type { createSpace } from "./space/space";
import type { SpaceState } from "./space/state";
import type { createGamificationTokens, TokenMember } from "./tokens";

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

/** The gamification platform as data and rules. The broker adds STOMP to it. */
export interface Gamification {
  readonly clock: ModelClock;
  readonly tokens: ReturnType<typeof createGamificationTokens>;
  readonly faults: ReturnType<typeof createBrokerFaults>;
  readonly space: ReturnType<typeof createSpace>;
  readonly boards: ReturnType<typeof createBoards>;
  /** The key with which the operator's server requests tokens. It is never in a page. */
  readonly apiKey: string;
  /** The state of the space that a read returns: it may be stale because of a fault. */
  read(): SpaceState;
  /** The context for creating entities now. */
  entityContext(): EntityContext;
  /** The sequence number of the next change. */
  nextSequence(): number;
  /** Sends a callback to a member, or to all if `member` is undefined. */
  push(member: string | undefined, push: Push): void;
  /** Sends a snapshot of a board to its subscribers. */
  notifyBoardChanged(entityId: string): void;
  /** @returns a function that removes the listener */
  listen(listener: SpaceListener): () => void;
  /** The member of the space that a player is. */
  memberOf(username: string): TokenMember;
  /** Advances the space by one step: entities that are due start or end, scores and progress change. */
  tick(): void;
  reset(): void;
}
