import { useLayoutEffect } from "react";
import type { TableCard } from "./useTables";

/** The name of a slot that does not exist. */
const nowhere = "not-shown";

/**
 * Assigns each card to its slot. The cards stay where they are in the document, so they keep their state, and the
 * reading order and Tab follow the slots, as the visual order does.
 *
 * @param slotOf undefined if the card is not shown
 */
export function useSlots(cards: readonly TableCard[], slotOf: (card: TableCard) => string | undefined): void {
  useLayoutEffect(() => {
    for (const card of cards) {
      const slot = slotOf(card) ?? nowhere;
      // Each write causes a new layout.
      if (card.item.slot !== slot) card.item.slot = slot;
    }
  });
}
