/** Milliseconds within which the library checks and shows a response, or sends its next request. */
const processingTime = 500;

/** A simulated network that can be switched off. */
export function createNetworkSwitch(isInitiallyOff: boolean) {
  let isOff = isInitiallyOff;
  const listeners = new Set<() => void>();
  const switchOff = () => {
    isOff = true;
    for (const listener of listeners) listener();
  };
  return {
    isOffline: () => isOff,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Wraps a `fetch`. The network is switched off as soon as no request has followed the last response for a
     * short time.
     */
    offWhenIdle(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
      let running = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      return async (input, init) => {
        clearTimeout(timer);
        running += 1;
        try {
          return await fetch(input, init);
        } finally {
          running -= 1;
          if (running === 0) timer = setTimeout(switchOff, processingTime);
        }
      };
    },
  };
}
