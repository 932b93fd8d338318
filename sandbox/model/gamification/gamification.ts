import { randomKey } from "../account/sessions";
import type { ImageUrl } from "../bonus/pictures";
import type { ModelClock } from "../clock";
import { tick } from "./actions/lifecycle";
import { createBrokerFaults } from "./broker-faults";
import type { Gamification, SpaceListener } from "./interface";
import { boardPlans } from "./space/board-plans";
import { createBoards } from "./space/boards";
import { memberIdOf } from "./space/members";
import { type ArrangeSpace, createSpace } from "./space/space";
import { createGamificationTokens } from "./tokens";

export function createGamification(
  clock: ModelClock,
  picture: ImageUrl,
  arrange?: ArrangeSpace,
): Gamification {
  const tokens = createGamificationTokens(clock);
  const faults = createBrokerFaults();
  const space = createSpace(clock, picture, arrange);
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
    apiKey: randomKey(),
    read: () => (faults.has("staleRead") ? space.stale() : space.now()),
    push(member, push) {
      for (const listener of listeners) listener.push(member, push);
    },
    notifyBoardChanged(entityId) {
      for (const listener of listeners) listener.boardChanged(entityId);
    },
    entityContext: () => ({ now: clock.now(), picture }),
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
