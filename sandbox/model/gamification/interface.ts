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

/** A listener for changes of the space. */
export interface SpaceListener {
  /** @param member the member's id; undefined for all members */
  push(member: string | undefined, push: Push): void;
  /** Called after the scores of a leaderboard have changed, to send each subscriber its own snapshot. */
  boardChanged(entityId: string): void;
}

/** The gamification platform as data and rules. The broker adds STOMP to it. */
export interface Gamification {
  readonly clock: ModelClock;
  readonly tokens: ReturnType<typeof createGamificationTokens>;
  readonly faults: ReturnType<typeof createBrokerFaults>;
  readonly space: ReturnType<typeof createSpace>;
  readonly boards: ReturnType<typeof createBoards>;
  /** The key with which the operator's server requests tokens. Pages never contain it. */
  readonly apiKey: string;
  /** The state of the space that a read call gets. A fault can make it stale. */
  read(): SpaceState;
  /** Returns the context for creating entities at the current time. */
  entityContext(): EntityContext;
  /** Returns the sequence number for the next change. */
  nextSequence(): number;
  /** Sends a callback to a member, or to all members if `member` is undefined. */
  push(member: string | undefined, push: Push): void;
  /** Sends a snapshot of a leaderboard to its subscribers. */
  notifyBoardChanged(entityId: string): void;
  /** @returns a function that removes the listener */
  listen(listener: SpaceListener): () => void;
  /** The member of the space that corresponds to a player. */
  memberOf(username: string): TokenMember;
  /**
   * Advances the space by one step: starts or ends entities according to their dates, and changes scores and
   * progress.
   */
  tick(): void;
  reset(): void;
}
