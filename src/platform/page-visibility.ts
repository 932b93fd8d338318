import { pageDocument } from "../utils/page-document";

/** Whether the page is visible, and when this changes. */
export interface PageVisibility {
  isHidden(): boolean;
  /**
   * Calls the listener when the page becomes visible or receives the focus. Several calls in a row are possible.
   * @returns a function that removes the listener
   */
  onVisible(listener: () => void): () => void;
  /**
   * Calls the listener when the page is hidden.
   * @returns a function that removes the listener
   */
  onHidden(listener: () => void): () => void;
}

export function createPageVisibility(): PageVisibility {
  const isHidden = () => pageDocument.visibilityState === "hidden";
  return {
    isHidden,
    onVisible(listener) {
      const handleEvent = () => {
        if (!isHidden()) listener();
      };
      const sources = [
        [pageDocument, "visibilitychange"],
        [window, "focus"],
        // A page that the browser restores from the back/forward cache dispatches `pageshow`, because it does
        // not load again.
        [window, "pageshow"],
        // A frozen page may resume without `visibilitychange`.
        [pageDocument, "resume"],
      ] as const;
      for (const [source, name] of sources) source.addEventListener(name, handleEvent);
      return () => {
        for (const [source, name] of sources) source.removeEventListener(name, handleEvent);
      };
    },
    onHidden(listener) {
      const handleEvent = () => {
        if (isHidden()) listener();
      };
      pageDocument.addEventListener("visibilitychange", handleEvent);
      return () => {
        pageDocument.removeEventListener("visibilitychange", handleEvent);
      };
    },
  };
}
