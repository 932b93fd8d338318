import type { ModelClock } from "../../clock";
import { createHistory, type History } from "./history";
import type { EntityContext } from "./entity-context";
import type { MemberState } from "./member-state";
import { demoSpace, type SpaceState } from "./state";

/** The entities of the space, and what every member has of them. */
export interface Space {
  /** As it is. */
  now(): SpaceState;
  /** As a search finds it, which lies behind for a while after a change. */
  lagging(): SpaceState;
  update(change: (state: SpaceState) => SpaceState): void;
  /** Changes what belongs to one member; harmless where there is no such member. */
  updateMember(id: string, change: (member: MemberState) => MemberState): void;
  reset(): void;
}

export function createSpace(clock: ModelClock, picture: EntityContext["picture"]): Space {
  const begin = () => createHistory(clock, demoSpace({ now: clock.now(), picture }));
  let kept: History<SpaceState> | undefined;
  // Made when it is first asked for: its pictures may have to be drawn.
  const history = () => (kept ??= begin());

  function update(change: (state: SpaceState) => SpaceState) {
    history().set(change(history().now()));
  }

  return {
    now: () => history().now(),
    lagging: () => history().lagging(),
    update,
    updateMember(id, change) {
      update((state) => {
        const member = state.members[id];
        return member ? { ...state, members: { ...state.members, [id]: change(member) } } : state;
      });
    },
    reset() {
      kept = undefined;
    },
  };
}
