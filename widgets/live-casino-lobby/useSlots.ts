import { useLayoutEffect } from "react";
import type { TableCard } from "./useTables";

/** The name of a slot that does not exist, so that its cards are not shown. */
const nowhere = "not-shown";

/**
 * Assigns each card to its slot. The cards stay in place in the document, so they keep their state. The
 * reading order and the Tab order follow the slots, like the visual order.
 *
 * @param slotOf undefined if the card is not shown
 */
export function useSlots(cards: readonly TableCard[], slotOf: (card: TableCard) => string | undefined): void {
  useLayoutEffect(() => {
    for (const card of cards) {
      const slot = slotOf(card) ?? nowhere;
      // Only changed slots are written, because each write causes a new layout.
      if (card.item.slot !== slot) card.item.slot = slot;
    }
  });
}
