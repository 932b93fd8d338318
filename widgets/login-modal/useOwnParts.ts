import { useLayoutEffect } from "react";
import { recordParts, repairParts } from "./own-parts";
import { keepRepaired } from "./repair";

/**
 * Keeps the dialog's light-DOM elements against scripts of the page, which React does not notice: its properties do not
 * change. What such a script does at the submit event would otherwise stay after a refused login.
 */
export function useOwnParts(dialog: HTMLElement): void {
  useLayoutEffect(() => {
    const parts = recordParts(dialog);
    return keepRepaired(
      (records) => {
        repairParts(parts, records);
      },
      (observer) => {
        observer.observe(dialog, { attributes: true, childList: true, subtree: true });
      },
    );
  }, [dialog]);
}
