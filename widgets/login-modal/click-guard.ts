import { useLayoutEffect } from "react";

/** Milliseconds after opening in which a click may have been meant for the page below the modal (S15). */
const guardTime = 300;

/** Cancels pointer clicks just after the modal has opened. Clicks from the keyboard have `detail` 0 and pass. */
export function useClickGuard(host: HTMLElement): void {
  useLayoutEffect(() => {
    const opened = performance.now();
    const guard = (event: MouseEvent) => {
      if (event.detail === 0 || performance.now() - opened >= guardTime) return;
      event.preventDefault();
      event.stopPropagation();
    };
    host.addEventListener("click", guard, true);
    return () => {
      host.removeEventListener("click", guard, true);
    };
  }, [host]);
}
