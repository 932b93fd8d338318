/** Whether the device believes that it has a network. "Offline" is sure; "online" is only a hope. */
export interface Connectivity {
  isOffline(): boolean;
  /** Calls the listener when the network goes and when it is back; gives a function that stops that. */
  onChange(listener: () => void): () => void;
}

export function createConnectivity(): Connectivity {
  return {
    isOffline: () => !navigator.onLine,
    onChange(listener) {
      for (const name of ["online", "offline"]) addEventListener(name, listener);
      return () => {
        for (const name of ["online", "offline"]) removeEventListener(name, listener);
      };
    },
  };
}
