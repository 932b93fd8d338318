import { createResizeObserver } from "../../src/platform/observers";
import { type RefObject, useEffect, useState } from "react";
import { Icon } from "../../src/ui";

export interface TabArrowsProps {
  /** The row of tabs. */
  readonly listRef: RefObject<HTMLElement | null>;
}

/** The arrows of a row of tabs, where it goes on. */
export function TabArrows({ listRef }: TabArrowsProps) {
  const hidden = useHiddenTabs(listRef);
  return (
    <>
      {hidden.start && <ScrollArrow to="start" listRef={listRef} />}
      {hidden.end && <ScrollArrow to="end" listRef={listRef} />}
    </>
  );
}

/** In which directions a row of tabs continues out of sight. */
interface HiddenTabs {
  readonly start: boolean;
  readonly end: boolean;
}

/** Follows how far a row of tabs is scrolled. */
function useHiddenTabs(listRef: RefObject<HTMLElement | null>): HiddenTabs {
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
    const observer = createResizeObserver(look);
    for (const element of [list, ...list.children]) observer?.observe(element);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      observer?.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, [listRef]);
  return hidden;
}

interface ScrollArrowProps extends TabArrowsProps {
  readonly to: "start" | "end";
}

/** Shows that the row goes on, and scrolls it. For the pointer only: by keyboard, the arrow keys reach every tab. */
function ScrollArrow({ to, listRef }: ScrollArrowProps) {
  function scroll() {
    const list = listRef.current;
    list?.scrollBy({ left: list.clientWidth * (to === "end" ? 0.7 : -0.7) });
  }
  return (
    <button type="button" className="scroll" data-to={to} aria-hidden="true" tabIndex={-1} onClick={scroll}>
      <Icon name={to === "end" ? "next" : "previous"} />
    </button>
  );
}
