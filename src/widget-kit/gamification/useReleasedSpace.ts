import { type RefObject, useLayoutEffect } from "react";
import { isBelowViewport } from "../../platform/visibility/in-viewport";

/**
 * Releases the reserved space of a card if the card is below the viewport when its content arrives; the card
 * then has the height of its content. A visible card keeps its height, because the content that follows it
 * must not move (X6).
 *
 * @param titleRef the heading of the card
 */
export function useReleasedSpace(titleRef: RefObject<HTMLElement | null>, isLoading: boolean): void {
  useLayoutEffect(() => {
    const card = titleRef.current?.parentElement;
    if (card && !isLoading && isBelowViewport(card)) card.toggleAttribute("data-released", true);
  }, [titleRef, isLoading]);
}
