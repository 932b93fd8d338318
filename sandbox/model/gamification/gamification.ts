import type { Push, SpaceListener } from "./interface";
import { randomKey } from "../account/sessions";
import type { PictureAddress } from "../bonus/pictures";
import type { ModelClock } from "../clock";
import { tick } from "./actions/lifecycle";
import { createBrokerFaults } from "./broker-faults";
import { createBoards } from "./space/boards";
import type { EntityContext } from "./space/entity-context";
import { memberIdOf } from "./space/members";
import { boardPlans } from "./space/board-plans";
import { type ArrangeSpace, createSpace } from "./space/space";
import type { SpaceState } from "./space/state";
import { createGamificationTokens, type TokenMember } from "./tokens";

/** The gamification platform as data and rules. The broker adds STOMP to it. */
export type Gamification = Readonly<ReturnType<typeof createGamification>>;

export function createGamification(clock: ModelClock, picture: PictureAddress, arrange?: ArrangeSpace) {
  const tokens = createGamificationTokens(clock);
  const faults = createBrokerFaults();
  const space = createSpace(clock, picture, arrange);
  const boards = createBoards(clock, () => boardPlans(space.now()));
  const listeners = new Set<SpaceListener>();
  let sequence = 0;
  let steps = 0;
  const gamification = {
    clock,
    tokens,
    faults,
    space,
    boards,
    /** The key with which the operator's server requests tokens. It is never in a page. */
    apiKey: randomKey(),
    /** The state of the space that a read returns: it may be stale because of a fault. */
    read: (): SpaceState => (faults.has("staleRead") ? space.stale() : space.now()),
    /** Sends a callback to a member, or to all if `member` is undefined. */
    push(member: string | undefined, push: Push): void {
      for (const listener of listeners) listener.push(member, push);
    },
    /** Sends a snapshot of a board to its subscribers. */
    notifyBoardChanged(entityId: string): void {
      for (const listener of listeners) listener.boardChanged(entityId);
    },
    /** The context for creating entities now. */
    entityContext: (): EntityContext => ({ now: clock.now(), picture }),
    /** The sequence number of the next change. */
    nextSequence(): number {
      sequence += 1;
      return sequence;
    },
    /** The member of the space that a player is. */
    memberOf(username: string): TokenMember {
      const id = memberIdOf(username);
      return { id, refId: username, name: space.now().members[id]?.profile.name ?? username };
    },
    /** @returns a function that removes the listener */
    listen(listener: SpaceListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Advances the space by one step: entities that are due start or end, scores and progress change. */
    tick(): void {
      steps += 1;
      tick(gamification, steps);
    },
    reset(): void {
      tokens.reset();
      faults.clear();
      space.reset();
      boards.reset();
      steps = 0;
    },
  };
  return gamification;
}
