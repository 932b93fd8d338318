/** Whether the device believes that it has a network. "Offline" is sure; "online" is only a hope. */
export interface Connectivity {
  isOffline(): boolean;
  /** Calls the listener when the network is back; gives a function that stops that. */
  onBack(listener: () => void): () => void;
}

export function createConnectivity(): Connectivity {
  return {
    isOffline: () => !navigator.onLine,
    onBack(listener) {
      addEventListener("online", listener);
      return () => {
        removeEventListener("online", listener);
      };
    },
  };
}
