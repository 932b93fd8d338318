import { useLayoutEffect } from "react";

/**
 * Milliseconds after the modal's first frame in which a click may have been meant for the page below it
 * (S15).
 */
const guardTime = 300;

/**
 * Cancels pointer clicks until the modal has been visible. Clicks from the keyboard have `detail` 0 and are not
 * cancelled.
 */
export function useClickGuard(host: HTMLElement): void {
  useLayoutEffect(() => {
    let shown = Infinity;
    // The first callback runs before the modal is painted, and the second callback runs after the paint. A
    // busy page paints late.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        shown = performance.now();
      });
    });
    const guard = (event: MouseEvent) => {
      if (event.detail === 0 || performance.now() - shown >= guardTime) return;
      event.preventDefault();
      event.stopPropagation();
    };
    host.addEventListener("click", guard, true);
    return () => {
      cancelAnimationFrame(frame);
      host.removeEventListener("click", guard, true);
    };
  }, [host]);
}
