import type { PictureAddress } from "../bonus/pictures";
import type { ModelClock } from "../clock";
import { tick } from "./actions/tick";
import { type BrokerFaults, createBrokerFaults } from "./broker-faults";
import type { Push, SpaceListener } from "./push";
import { type Boards, createBoards } from "./space/boards";
import type { Making } from "./space/making";
import { memberIdOf } from "./space/members";
import { boardPlans } from "./space/board-plans";
import { createSpace, type Space } from "./space/space";
import type { SpaceState } from "./space/state";
import { createGamificationTokens, type GamificationTokens, type TokenMember } from "./tokens";

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
  making(): Making;
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

export function createGamification(clock: ModelClock, picture: PictureAddress): Gamification {
  const tokens = createGamificationTokens(clock);
  const faults = createBrokerFaults();
  const space = createSpace(clock, picture);
  const boards = createBoards(clock, () => boardPlans(space.now()));
  const listeners = new Set<SpaceListener>();
  let sequence = 0;
  let steps = 0;
  const gamification: Gamification = {
    clock,
    tokens,
    faults,
    space,
    boards,
    apiKey: crypto.getRandomValues(new Uint32Array(4)).join("-"),
    read: () => (faults.isStale() ? space.lagging() : space.now()),
    push(member, push) {
      for (const listener of listeners) listener.push(member, push);
    },
    boardMoved(entityId) {
      for (const listener of listeners) listener.boardMoved(entityId);
    },
    making: () => ({ now: clock.now(), picture }),
    nextSequence() {
      sequence += 1;
      return sequence;
    },
    memberOf(username) {
      const id = memberIdOf(username);
      return { id, refId: username, name: space.now().members[id]?.profile.name ?? username };
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tick() {
      steps += 1;
      tick(gamification, steps);
    },
    reset() {
      tokens.reset();
      faults.clear();
      space.reset();
      boards.reset();
      steps = 0;
    },
  };
  return gamification;
}
