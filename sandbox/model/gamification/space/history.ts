import type { ModelClock } from "../../clock";

/** How far reads can lie behind, as the platform's search does after a change (protocol section 4): milliseconds. */
const readLag = 2000;

/** A value, and what it was a little while ago. */
export interface History<Value> {
  now(): Value;
  /** As it was `readLag` ago, or at the beginning where that is later. */
  lagging(): Value;
  set(value: Value): void;
}

export function createHistory<Value>(clock: ModelClock, first: Value): History<Value> {
  let entries: readonly { readonly at: number; readonly value: Value }[] = [{ at: -Infinity, value: first }];

  /** What lies before the newest value that is old enough is never asked for again. */
  function forget() {
    const old = entries.filter(({ at }) => at <= clock.now() - readLag).length;
    entries = entries.slice(Math.max(old - 1, 0));
  }

  return {
    now: () => entries.at(-1)?.value ?? first,
    lagging() {
      forget();
      return entries[0]?.value ?? first;
    },
    set(value) {
      forget();
      entries = [...entries, { at: clock.now(), value }];
    },
  };
}
