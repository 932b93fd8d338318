/** Listeners that a test calls itself. */
export function createSignal() {
  const listeners = new Set<() => void>();
  return {
    on: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send() {
      for (const listener of [...listeners]) listener();
    },
    count: () => listeners.size,
  };
}
