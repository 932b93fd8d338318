import { type RefObject, useEffect, useRef } from "react";
import { pageDocument } from "../../utils/page-document";

/**
 * Focuses an element after a login, because the login button, which had the focus, is removed then. Does nothing if the
 * focus is elsewhere.
 *
 * @returns a function to call when the button is clicked
 */
export function useFocusAfterLogin(ref: RefObject<HTMLElement | null>, isLoggedOut: boolean): () => void {
  const isExpected = useRef(false);

  useEffect(() => {
    if (isLoggedOut || !isExpected.current) return;
    isExpected.current = false;
    // The modal restores the focus first, to the button that is already removed.
    const frame = requestAnimationFrame(() => {
      if (pageDocument.activeElement === pageDocument.body) ref.current?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isLoggedOut, ref]);

  return () => {
    isExpected.current = true;
  };
}
