import { useLayoutEffect } from "react";
import type { TableCard } from "./useTables";

/** The slot that nothing renders. */
const nowhere = "not-shown";

/**
 * Puts each card into its slot. The cards stay where they are in the document, so they keep their state, and reading and
 * Tab follow the slots, as the eye does.
 *
 * @param slotOf undefined if the card is not shown
 */
export function useSlots(cards: readonly TableCard[], slotOf: (card: TableCard) => string | undefined): void {
  useLayoutEffect(() => {
    for (const card of cards) {
      const slot = slotOf(card) ?? nowhere;
      // Each write is a new layout.
      if (card.item.slot !== slot) card.item.slot = slot;
    }
  });
}
