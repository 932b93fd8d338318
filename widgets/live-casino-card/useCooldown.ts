import { useEffect, useState } from "react";
import { createPageVisibility } from "../../src/platform/page-visibility";

/** Milliseconds. */
const maxCooldown = 1500;

/**
 * After a launch the button rests until the page is looked at again, or for a moment: who still presses the key has
 * asked for one table and not for a second tab.
 */
export function useCooldown() {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const end = () => setResting(false);
    const timer = setTimeout(end, maxCooldown);
    const stopWaiting = createPageVisibility().onVisible(end);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [isResting]);
  return { isResting, rest: () => setResting(true) };
}
