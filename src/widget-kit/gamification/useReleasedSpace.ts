import { type RefObject, useLayoutEffect } from "react";
import { isBelowViewport } from "../../platform/visibility/in-viewport";

/**
 * Releases the reserved space of a card that is below the viewport when its content arrives: it is then as high as its
 * content. In view it keeps its height, because the content that follows it must not move (X6).
 *
 * @param titleRef the heading of the card
 */
export function useReleasedSpace(titleRef: RefObject<HTMLElement | null>, isLoading: boolean): void {
  useLayoutEffect(() => {
    const card = titleRef.current?.parentElement;
    if (card && !isLoading && isBelowViewport(card)) card.toggleAttribute("data-released", true);
  }, [titleRef, isLoading]);
}
