/** Creates a signal that a test sends, and whose listeners it can count. */
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

/** A page that can be hidden, and a network that can be offline. */
export function createTestPage() {
  const left = createSignal();
  const returned = createSignal();
  const changed = createSignal();
  let isHidden = false;
  let isOffline = false;
  return {
    pageVisibility: { isHidden: () => isHidden, onHidden: left.on, onVisible: returned.on },
    connectivity: { isOffline: () => isOffline, onChange: changed.on },
    hide(hidden: boolean) {
      isHidden = hidden;
      (hidden ? left : returned).send();
    },
    setOffline(offline: boolean) {
      isOffline = offline;
      changed.send();
    },
    /** Listeners that are still registered. */
    listeners: () => left.count() + returned.count() + changed.count(),
  };
}
