import { type RefObject, useEffect, useRef } from "react";
import type { Action } from "./useAnnouncement";
import { pageDocument } from "../../src/utils/page-document";

export interface FocusTargets {
  readonly greetingRef: RefObject<HTMLElement | null>;
  readonly actionRef: RefObject<HTMLElement | null>;
}

/**
 * Login and logout remove the button that had the focus. After a login the greeting gets it, not the logout button,
 * which a second press of Enter would trigger. After a logout the login button gets it.
 */
export function useFocusAfterAction(
  isLoggedIn: boolean,
  { greetingRef, actionRef }: FocusTargets,
): (action: Action) => void {
  const expected = useRef<Action>(undefined);

  useEffect(() => {
    const action = expected.current;
    if (action === "logout" && !isLoggedIn) {
      expected.current = undefined;
      actionRef.current?.focus();
    }
    if (action !== "login" || !isLoggedIn) return;
    expected.current = undefined;
    // The modal restores the focus first, to the button that is already removed.
    const frame = requestAnimationFrame(() => {
      if (pageDocument.activeElement === pageDocument.body) greetingRef.current?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isLoggedIn, greetingRef, actionRef]);

  return (action) => {
    expected.current = action;
  };
}
