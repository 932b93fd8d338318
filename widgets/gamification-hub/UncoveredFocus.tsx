import { type RefObject, useEffect } from "react";
import { viewportBox } from "../../src/platform/viewport-box";
import { isElement } from "../../src/utils/kinds-of-objects";

export interface UncoveredFocusProps {
  readonly bodyRef: RefObject<HTMLElement | null>;
}

/** Keeps what has the focus above the bar of a phone, which sticks to the bottom of the window (WCAG 2.4.11). */
export function UncoveredFocus({ bodyRef }: UncoveredFocusProps) {
  useEffect(() => {
    const body = bodyRef.current;
    const panel = body?.querySelector(".hub-panel");
    if (!body || !panel) return;
    const uncover = (event: Event) => {
      const bar = body.querySelector(".sections");
      // The innermost: sections have shadow roots of their own.
      const [focused] = event.composedPath();
      // A button that moves under a finger is not pressed.
      if (!bar || !isElement(focused) || !focused.matches(":focus-visible:not(.hub-section)")) return;
      const [box, barBox] = [viewportBox(focused), viewportBox(bar)];
      const covered = box.top + box.height - barBox.top;
      const isBelow = barBox.top > viewportBox(panel).top;
      if (isBelow && covered > 0) scrollBy(0, covered + margin);
    };
    panel.addEventListener("focusin", uncover);
    return () => panel.removeEventListener("focusin", uncover);
  }, [bodyRef]);
  return null;
}

/** The distance of what has the focus from the bar, px. */
const margin = 12;
