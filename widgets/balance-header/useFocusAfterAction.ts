import { type RefObject, useEffect, useRef } from "react";
import { takeLostFocus } from "../../src/ui/focus";
import type { Action } from "./useAnnouncement";

/**
 * Login and logout remove the button that had the focus. After a login the greeting or, if the menu hides it,
 * the menu button receives the focus. The logout button does not, because a second press of Enter would
 * trigger it. After a logout the login button receives the focus.
 */
export function useFocusAfterAction(
  isLoggedIn: boolean,
  barRef: RefObject<HTMLElement | null>,
): (action: Action) => void {
  const expected = useRef<Action>(undefined);

  useEffect(() => {
    const action = expected.current;
    const find = (selector: string) => barRef.current?.querySelector<HTMLElement>(selector);
    if (action === "logout" && !isLoggedIn) {
      expected.current = undefined;
      find(".action")?.focus();
    }
    if (action !== "login" || !isLoggedIn) return;
    expected.current = undefined;
    // A closed menu hides the greeting.
    return takeLostFocus(() => [".account", ".menu-button"].map(find));
  }, [isLoggedIn, barRef]);

  return (action) => {
    expected.current = action;
  };
}
