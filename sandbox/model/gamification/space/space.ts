import type { ModelClock } from "../../clock";
import type { EntityContext } from "./entity-context";
import type { MemberState } from "./members";
import { demoSpace, type SpaceState } from "./state";

/**
 * The delay of stale reads, milliseconds. After a change the platform's search returns stale data for a while
 * (protocol section 4).
 */
const readDelay = 2000;

/** A value and its recent history. */
function createHistory<Value>(clock: ModelClock, first: Value) {
  let entries: readonly { readonly at: number; readonly value: Value }[] = [{ at: -Infinity, value: first }];

  /** Removes entries that are too old for a stale read. */
  function removeOldEntries() {
    const oldCount = entries.filter(({ at }) => at <= clock.now() - readDelay).length;
    entries = entries.slice(Math.max(oldCount - 1, 0));
  }

  return {
    now: () => entries.at(-1)?.value ?? first,
    /** The value from `readDelay` milliseconds ago, or the first value. */
    stale() {
      removeOldEntries();
      return entries[0]?.value ?? first;
    },
    set(value: Value) {
      removeOldEntries();
      entries = [...entries, { at: clock.now(), value }];
    },
  };
}

/** @param now the current time, milliseconds since 1970 */
export type ArrangeSpace = (state: SpaceState, now: number) => SpaceState;

/**
 * The entities of the space and the state of its members.
 *
 * @param arrange changes the demo space before its first use
 */
export function createSpace(
  clock: ModelClock,
  picture: EntityContext["picture"],
  arrange: ArrangeSpace = (state) => state,
) {
  const createInitial = () => {
    const now = clock.now();
    return createHistory(clock, arrange(demoSpace({ now, picture }), now));
  };
  let current: ReturnType<typeof createInitial> | undefined;
  // The state is created only when it is first used.
  const history = () => (current ??= createInitial());

  function update(change: (state: SpaceState) => SpaceState) {
    history().set(change(history().now()));
  }

  return {
    /** The current state. */
    now: () => history().now(),
    /** The state from a short time ago, as a stale search returns it. */
    stale: () => history().stale(),
    update,
    /** Changes the state of one member. Ignores an unknown member. */
    updateMember(id: string, change: (member: MemberState) => MemberState) {
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
