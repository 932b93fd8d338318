import type { Connectivity } from "../../src/platform/connectivity";

/** A simulated network that can be switched off. */
export interface NetworkSwitch extends Connectivity {
  /** Wraps a `fetch`: shortly after its first response the network is switched off. */
  offAfterFirstResponse(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

/** Milliseconds in which the library reads, checks and shows a response. */
const processingTime = 100;

export function createNetworkSwitch(isInitiallyOff: boolean): NetworkSwitch {
  let isOff = isInitiallyOff;
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
    offAfterFirstResponse: (fetch) => async (input, init) => {
      const response = await fetch(input, init);
      setTimeout(switchOff, processingTime);
      return response;
    },
  };
}
