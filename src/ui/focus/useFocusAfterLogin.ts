import { type RefObject, useEffect, useRef } from "react";

/** A login takes away the button that asked for it: what stands there then gets the focus, unless it is elsewhere. */
export function useFocusAfterLogin(ref: RefObject<HTMLElement | null>, isLoggedOut: boolean): () => void {
  const isExpected = useRef(false);

  useEffect(() => {
    if (isLoggedOut || !isExpected.current) return;
    isExpected.current = false;
    // The modal gives the focus back first, to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) ref.current?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isLoggedOut, ref]);

  return () => {
    isExpected.current = true;
  };
}
