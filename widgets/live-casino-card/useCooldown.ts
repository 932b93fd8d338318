import { useEffect, useState } from "react";
import { createPageVisibility } from "../../src/platform/page-visibility";

/** Milliseconds. */
const maxCooldown = 1500;

/**
 * Disables the button after a launch, until the page becomes visible again or `maxCooldown` has passed: further presses
 * must not open a second tab.
 */
export function useCooldown() {
  const [isCoolingDown, setCoolingDown] = useState(false);
  useEffect(() => {
    if (!isCoolingDown) return;
    const end = () => setCoolingDown(false);
    const timer = setTimeout(end, maxCooldown);
    const stopWaiting = createPageVisibility().onVisible(end);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [isCoolingDown]);
  return { isCoolingDown, start: () => setCoolingDown(true) };
}
