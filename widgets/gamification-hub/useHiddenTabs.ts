import { type RefObject, useEffect, useState } from "react";

/** In which directions a row of tabs continues out of sight. */
export interface HiddenTabs {
  readonly start: boolean;
  readonly end: boolean;
}

/** Follows how far a row of tabs is scrolled. */
export function useHiddenTabs(listRef: RefObject<HTMLElement | null>): HiddenTabs {
  const [hidden, setHidden] = useState<HiddenTabs>({ start: false, end: false });
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const look = () => {
      const at = Math.abs(list.scrollLeft);
      const next = { start: at > 1, end: list.scrollWidth - list.clientWidth - at > 1 };
      setHidden((now) => (now.start === next.start && now.end === next.end ? now : next));
    };
    // A number that comes makes a tab wider, and not the row.
    const observer = new ResizeObserver(look);
    for (const element of [list, ...list.children]) observer.observe(element);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, [listRef]);
  return hidden;
}
