import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { createResizeObserver } from "../../src/platform/layout";
import { viewportBox } from "../../src/platform/viewport-box";
import { scrollToStart, startIsAbove, startIsInView } from "./scroll-to-start";
import type { NamedSection } from "./sections";

/** The position of a section when it was left, in pixels. */
interface Position {
  /** The distance of the section's start from the top of the viewport. */
  readonly top: number;
  readonly height: number;
}

/** A section of the hub, or one of its entities. */
export interface View {
  readonly section: NamedSection;
  readonly id: string | undefined;
}

export interface ShownViews {
  /** The view that the player has chosen. */
  readonly view: View | undefined;
  /** The view that the hub shows: the chosen view or, for a moment, the previous view. */
  readonly content: View | undefined;
}

const keyOf = (view: View | undefined) => view && `${view.section.slug}/${view.id ?? ""}`;

/**
 * Scrolls to the start of a section when it is opened, or to the position at which the player left it. A section whose
 * start is visible does not move.
 *
 * @param startRef the box of the section, which begins with its heading
 * @returns a function that scrolls to the start of the open section
 */
export function useSectionScroll(
  startRef: RefObject<HTMLElement | null>,
  { view, content }: ShownViews,
): () => void {
  const chosenKey = keyOf(view);
  const key = keyOf(content);
  const isLinked = content?.id !== undefined;
  const positions = useRef(new Map<string, Position>());
  const shownKey = useRef<string>(undefined);
  /**
   * Updated continuously, because the browser may scroll before it notifies the hub of a step in the history.
   */
  const latest = useRef<Position>({ top: 0, height: 0 });

  useLayoutEffect(() => {
    const start = startRef.current;
    if (!start || key === undefined || shownKey.current === key) return;
    const isFirst = shownKey.current === undefined;
    if (shownKey.current !== undefined) positions.current.set(shownKey.current, latest.current);
    shownKey.current = key;
    const known = positions.current.get(key);
    start.style.minBlockSize = known ? `${known.height}px` : "";
    if (known) scrollBy({ top: viewportBox(start).top - known.top, behavior: "instant" });
    else if (isLinked ? !startIsInView(start) && !(isFirst && scrollY > 0) : !isFirst && startIsAbove(start))
      scrollToStart(start);
  }, [key, isLinked, startRef]);

  useEffect(() => {
    const start = startRef.current;
    // The stored position of a closed section must not change when the browser scrolls before the next
    // section is shown.
    if (!start || chosenKey !== key) return;
    const note = () => {
      const { top, height } = viewportBox(start);
      latest.current = { top, height };
    };
    const followSize = () => {
      // The space that was reserved for a section is no longer needed when the section has its content.
      if (!start.querySelector('[data-state="loading"], [aria-busy="true"]')) start.style.minBlockSize = "";
      note();
    };
    const observer = createResizeObserver(followSize);
    observer?.observe(start);
    for (const child of start.children) observer?.observe(child);
    window.addEventListener("scroll", note, { passive: true, capture: true });
    note();
    return () => {
      observer?.disconnect();
      window.removeEventListener("scroll", note, { capture: true });
    };
  }, [key, chosenKey, startRef]);

  return useCallback(() => {
    if (startRef.current && startIsAbove(startRef.current)) scrollToStart(startRef.current);
  }, [startRef]);
}
