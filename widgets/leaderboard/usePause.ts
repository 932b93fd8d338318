import { type FocusEvent, useEffect, useRef } from "react";

/** Handlers for the box in which rows must not move under the pointer or the focus. */
export interface PauseHandlers {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/** Calls `setPaused` when pointer or focus enter the box, and when both have left it or it is removed. */
export function usePause(setPaused: (isPaused: boolean) => void): PauseHandlers {
  const inside = useRef({ pointer: false, focus: false });
  useEffect(() => () => setPaused(false), [setPaused]);

  function note(change: { readonly pointer?: boolean; readonly focus?: boolean }) {
    inside.current = { ...inside.current, ...change };
    setPaused(inside.current.pointer || inside.current.focus);
  }

  return {
    onPointerEnter: () => note({ pointer: true }),
    onPointerLeave: () => note({ pointer: false }),
    // Focus that came with a click or a tap is not seen, and must not hold the rows after the pointer has left.
    onFocus: ({ target }) => note({ focus: target.matches(":focus-visible") }),
    onBlur: ({ currentTarget, relatedTarget }) => note({ focus: currentTarget.contains(relatedTarget) }),
  };
}
