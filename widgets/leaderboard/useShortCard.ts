import { type RefObject, useLayoutEffect } from "react";
import { viewportBox } from "../../src/platform/viewport-box";
import type { PanelStatus } from "../../src/ui";

/**
 * Ends the reserved height of a card that has one sentence only, if the card is below the viewport. In view it keeps its
 * height, because what follows it must not move (X6).
 *
 * @param titleRef the heading of the card
 */
export function useShortCard(titleRef: RefObject<HTMLElement | null>, status: PanelStatus): void {
  const isSentence = status === "restricted" || status === "logged-out";
  useLayoutEffect(() => {
    const card = titleRef.current?.parentElement;
    card?.toggleAttribute("data-short", isSentence && viewportBox(card).top >= innerHeight);
  }, [titleRef, isSentence]);
}
