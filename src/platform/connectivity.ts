/** Whether the device has a network. "Offline" is reliable; "online" does not mean that services can be reached. */
export interface Connectivity {
  isOffline(): boolean;
  /**
   * Calls the listener when the network is lost or restored.
   * @returns a function that removes the listener
   */
  onChange(listener: () => void): () => void;
}

export function createConnectivity(): Connectivity {
  return {
    isOffline: () => !navigator.onLine,
    onChange(listener) {
      for (const name of ["online", "offline"]) window.addEventListener(name, listener);
      return () => {
        for (const name of ["online", "offline"]) window.removeEventListener(name, listener);
      };
    },
  };
}
