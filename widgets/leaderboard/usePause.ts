import { type RefObject, useEffect } from "react";
import { matchesMedia } from "../../src/platform/layout";

/**
 * Calls `setPaused` when pointer or focus enter a board, and when both have left it or the board is removed.
 * Rows must not move under the pointer or the focus.
 *
 * @param tableRef an element of the board
 */
export function usePause(
  tableRef: RefObject<HTMLElement | null>,
  setPaused: (isPaused: boolean) => void,
): void {
  useEffect(() => {
    const board = tableRef.current?.closest<HTMLElement>(".board");
    if (!board) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Pointer and focus may be inside before this chunk has loaded. After a tap, `:hover` still matches, so
    // `hover: hover` is checked, too.
    let hasPointer = board.matches(":hover") && matchesMedia("(hover: hover)");
    let hasFocus = board.querySelector(":focus-visible") !== null;
    const look = () => setPaused(hasPointer || hasFocus);
    const notePointer = ({ type }: PointerEvent) => {
      hasPointer = type === "pointerenter";
      look();
    };
    const noteFocus = ({ type, target, relatedTarget }: FocusEvent) => {
      // Focus from a click or a tap is not visible, and must not stop the rows after the pointer has left.
      hasFocus =
        type === "focusin"
          ? (target as Element).matches(":focus-visible")
          : board.contains(relatedTarget as Node | null);
      look();
    };
    board.addEventListener("pointerenter", notePointer, { signal });
    board.addEventListener("pointerleave", notePointer, { signal });
    board.addEventListener("focusin", noteFocus, { signal });
    board.addEventListener("focusout", noteFocus, { signal });
    look();
    return () => {
      listening.abort();
      setPaused(false);
    };
  }, [tableRef, setPaused]);
}
