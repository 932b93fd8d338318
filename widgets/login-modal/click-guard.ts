import { useLayoutEffect } from "react";

/** Milliseconds after opening in which a click may have been meant for what stood there before (S15). */
const guardedFor = 300;

/** Swallows the pointer's clicks just after the modal has opened. The keyboard, whose clicks count 0, is not held up. */
export function useClickGuard(host: HTMLElement): void {
  useLayoutEffect(() => {
    const opened = performance.now();
    const guard = (event: MouseEvent) => {
      if (event.detail === 0 || performance.now() - opened >= guardedFor) return;
      event.preventDefault();
      event.stopPropagation();
    };
    host.addEventListener("click", guard, true);
    return () => {
      host.removeEventListener("click", guard, true);
    };
  }, [host]);
}
