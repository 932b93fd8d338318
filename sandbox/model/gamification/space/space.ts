import type { ModelClock } from "../../clock";
import { createHistory, type History } from "./history";
import type { EntityContext } from "./entity-context";
import type { MemberState } from "./member-state";
import { demoSpace, type SpaceState } from "./state";

/** The entities of the space and the state of its members. */
export interface Space {
  /** The current state. */
  now(): SpaceState;
  /** The state that a stale search returns: that of a short time ago. */
  stale(): SpaceState;
  update(change: (state: SpaceState) => SpaceState): void;
  /** Changes the state of one member. Ignores an unknown member. */
  updateMember(id: string, change: (member: MemberState) => MemberState): void;
  reset(): void;
}

export function createSpace(clock: ModelClock, picture: EntityContext["picture"]): Space {
  const createInitial = () => createHistory(clock, demoSpace({ now: clock.now(), picture }));
  let current: History<SpaceState> | undefined;
  // Created at the first use, because its pictures may have to be drawn.
  const history = () => (current ??= createInitial());

  function update(change: (state: SpaceState) => SpaceState) {
    history().set(change(history().now()));
  }

  return {
    now: () => history().now(),
    stale: () => history().stale(),
    update,
    updateMember(id, change) {
      update((state) => {
        const member = state.members[id];
        return member ? { ...state, members: { ...state.members, [id]: change(member) } } : state;
      });
    },
    reset() {
      current = undefined;
    },
  };
}
