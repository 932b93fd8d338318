/** Whether somebody may be looking at this page, and when they come back to it. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls the listener when the page is looked at again; gives a function that stops that. */
  onVisible(listener: () => void): () => void;
  /** Calls the listener when the page is hidden; gives a function that stops that. */
  onHidden(listener: () => void): () => void;
}

export function createPageVisibility(): PageVisibility {
  const isHidden = () => document.visibilityState === "hidden";
  return {
    isHidden,
    onVisible(listener) {
      const heed = () => {
        if (!isHidden()) listener();
      };
      const sources = [
        [document, "visibilitychange"],
        [window, "focus"],
        // A page that the browser had put aside comes back without being loaded.
        [window, "pageshow"],
        // One that it froze may go on without being said to be visible again.
        [document, "resume"],
      ] as const;
      for (const [source, name] of sources) source.addEventListener(name, heed);
      return () => {
        for (const [source, name] of sources) source.removeEventListener(name, heed);
      };
    },
    onHidden(listener) {
      const heed = () => {
        if (isHidden()) listener();
      };
      document.addEventListener("visibilitychange", heed);
      return () => {
        document.removeEventListener("visibilitychange", heed);
      };
    },
  };
}
