import { useLayoutEffect } from "react";
import { pageDocument } from "../../src/utils/page-document";

/**
 * Focuses a clicked field. The browser has already done this, unless a script of the page cancels `mousedown` outside
 * its own dialog to keep the focus there.
 */
export function useFocusOnClick(dialog: HTMLElement): void {
  useLayoutEffect(() => {
    const onClick = ({ target }: Event) => {
      const field = (target as Element).closest<HTMLElement>("input");
      if (field && field !== pageDocument.activeElement) field.focus({ preventScroll: true });
    };
    dialog.addEventListener("click", onClick, true);
    return () => {
      dialog.removeEventListener("click", onClick, true);
    };
  }, [dialog]);
}
