import { useLayoutEffect } from "react";
import { recordParts, repairParts } from "./own-parts";
import { keepRepaired } from "./repair";

/**
 * Protects the dialog's light-DOM elements from scripts of the page, whose changes React does not detect: its
 * properties do not change. Changes by such a script at the submit event would otherwise remain after a refused login.
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
