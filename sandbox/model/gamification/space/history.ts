import type { ModelClock } from "../../clock";

/** The delay of stale reads, milliseconds. After a change the platform's search lags behind (protocol section 4). */
const readDelay = 2000;

/** A value and its recent history. */
export interface History<Value> {
  now(): Value;
  /** The value of `readDelay` milliseconds ago, or the first value. */
  stale(): Value;
  set(value: Value): void;
}

export function createHistory<Value>(clock: ModelClock, first: Value): History<Value> {
  let entries: readonly { readonly at: number; readonly value: Value }[] = [{ at: -Infinity, value: first }];

  /** Removes the entries that no read can return any more. */
  function removeOldEntries() {
    const oldCount = entries.filter(({ at }) => at <= clock.now() - readDelay).length;
    entries = entries.slice(Math.max(oldCount - 1, 0));
  }

  return {
    now: () => entries.at(-1)?.value ?? first,
    stale() {
      removeOldEntries();
      return entries[0]?.value ?? first;
    },
    set(value) {
      removeOldEntries();
      entries = [...entries, { at: clock.now(), value }];
    },
  };
}
