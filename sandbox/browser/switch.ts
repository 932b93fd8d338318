import type { Connectivity } from "../../src/platform/connectivity";

/** A network that a demonstration switches off. */
export interface Switch extends Connectivity {
  /** A `fetch` whose first answer is the last: when it has been taken in, the network goes. */
  offAfter(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

/** Milliseconds in which an answer is read, checked and shown. */
const takenIn = 100;

export function createSwitch(startsOff: boolean): Switch {
  let isOff = startsOff;
  const listeners = new Set<() => void>();
  const switchOff = () => {
    isOff = true;
    for (const listener of listeners) listener();
  };
  return {
    isOffline: () => isOff,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offAfter: (fetch) => async (input, init) => {
      const answer = await fetch(input, init);
      setTimeout(switchOff, takenIn);
      return answer;
    },
  };
}
