import { type RefObject, useEffect, useRef } from "react";
import type { Action } from "./useAnnouncement";

export interface FocusTargets {
  readonly greetingRef: RefObject<HTMLElement | null>;
  readonly actionRef: RefObject<HTMLElement | null>;
}

/**
 * Logging in and out takes away the button that had the focus. After a login the greeting gets it, not "log out",
 * which a second press of Enter would trigger; after a logout the button that logs in.
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
    // The modal gives the focus back first, to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) greetingRef.current?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isLoggedIn, greetingRef, actionRef]);

  return (action) => {
    expected.current = action;
  };
}
