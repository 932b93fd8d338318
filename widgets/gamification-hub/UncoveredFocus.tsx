import { type RefObject, useEffect } from "react";
import { viewportBox } from "../../src/platform/viewport-box";
import { isElement } from "../../src/utils/kinds-of-objects";

export interface UncoveredFocusProps {
  readonly hubRef: RefObject<HTMLElement | null>;
}

/** Keeps what has the focus above the bar of a phone, which sticks to the bottom of the window (WCAG 2.4.11). */
export function UncoveredFocus({ hubRef }: UncoveredFocusProps) {
  useEffect(() => {
    const hub = hubRef.current;
    const panel = hub?.querySelector('[role="tabpanel"]');
    if (!hub || !panel) return;
    const uncover = (event: Event) => {
      const bar = hub.querySelector(".tabs");
      // The innermost: sections have shadow roots of their own.
      const [focused] = event.composedPath();
      if (!bar || !isElement(focused) || focused === panel) return;
      const [box, barBox] = [viewportBox(focused), viewportBox(bar)];
      const covered = box.top + box.height - barBox.top;
      const isBelow = barBox.top > viewportBox(panel).top;
      if (isBelow && covered > 0) scrollBy(0, covered + margin);
    };
    panel.addEventListener("focusin", uncover);
    return () => panel.removeEventListener("focusin", uncover);
  }, [hubRef]);
  return null;
}

/** The distance of what has the focus from the bar, px. */
const margin = 12;
