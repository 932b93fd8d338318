import type { ModelClock } from "../clock";
import type { BrokerFaults } from "./broker-faults";
import type { Push, SpaceListener } from "./push";
import type { Boards } from "./space/boards";
import type { EntityContext } from "./space/entity-context";
import type { Space } from "./space/space";
import type { SpaceState } from "./space/state";
import type { GamificationTokens, TokenMember } from "./tokens";

/** The gamification platform as data and rules; what speaks STOMP is around it. */
export interface Gamification {
  readonly clock: ModelClock;
  readonly tokens: GamificationTokens;
  readonly faults: BrokerFaults;
  readonly space: Space;
  readonly boards: Boards;
  /** What a server of the operator's shows to make tokens; no page ever has it. */
  readonly apiKey: string;
  /** The space as a read finds it now. */
  read(): SpaceState;
  /** What new entities are made with. */
  entityContext(): EntityContext;
  /** The number of the next change. */
  nextSequence(): number;
  /** Tells a member, or everybody, of a change. */
  push(member: string | undefined, push: Push): void;
  boardMoved(entityId: string): void;
  /** Gives a function that stops it. */
  listen(listener: SpaceListener): () => void;
  /** How a player is called in the space. */
  memberOf(username: string): TokenMember;
  /** One step of the space's life: what is due begins or ends, scores and progress move. */
  tick(): void;
  reset(): void;
}
