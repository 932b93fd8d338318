import { useLayoutEffect, useState } from "react";
import { pageDocument } from "../../src/utils/page-document";

/**
 * Milliseconds between two checks, because no event reports that a dialog in another shadow root was opened
 * or closed.
 */
const interval = 400;

/** Whether a modal dialog of the page or of a widget is open, which makes everything else unusable. */
function isModalOpen(): boolean {
  const roots = [...pageDocument.querySelectorAll("[data-state]")].map(({ shadowRoot }) => shadowRoot);
  return [pageDocument, ...roots].some((root) => root?.querySelector("dialog:modal"));
}

/** @param isNeeded false to stop the search for open dialogs */
export function useIsModalOpen(isNeeded: boolean): boolean {
  const [isOpen, setOpen] = useState(isModalOpen);
  // Runs before the browser paints, because a notice must not flash above a dialog.
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const look = () => setOpen(isModalOpen());
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return isOpen;
}
