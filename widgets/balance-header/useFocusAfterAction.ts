import { type RefObject, useEffect, useRef } from "react";
import type { Action } from "./useAnnouncement";
import { pageDocument } from "../../src/utils/page-document";

/**
 * Login and logout remove the button that had the focus. After a login the greeting receives it, or the button of the
 * menu around it, but not the logout button, which a second press of Enter would trigger. After a logout the login
 * button receives it.
 */
export function useFocusAfterAction(
  isLoggedIn: boolean,
  barRef: RefObject<HTMLElement | null>,
): (action: Action) => void {
  const expected = useRef<Action>(undefined);

  useEffect(() => {
    const action = expected.current;
    const focus = (selector: string) => barRef.current?.querySelector<HTMLElement>(selector)?.focus();
    if (action === "logout" && !isLoggedIn) {
      expected.current = undefined;
      focus(".action");
    }
    if (action !== "login" || !isLoggedIn) return;
    expected.current = undefined;
    // The modal restores the focus first, to the button that is already removed.
    const frame = requestAnimationFrame(() => {
      // A closed menu hides the greeting.
      for (const selector of [".account", ".menu-button"]) {
        if (pageDocument.activeElement === pageDocument.body) focus(selector);
      }
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isLoggedIn, barRef]);

  return (action) => {
    expected.current = action;
  };
}
