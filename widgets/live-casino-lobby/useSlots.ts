import { useLayoutEffect } from "react";
import type { SortedCard } from "./useTables";

/** The slot that nothing renders: what is not chosen. */
const nowhere = "not-chosen";

/**
 * Puts each card into the slot of its group. The cards stay where they are in the document, so they keep their state,
 * and reading and Tab follow the slots, as the eye does.
 */
export function useSlots(cards: readonly SortedCard[], isShown: (card: SortedCard) => boolean) {
  useLayoutEffect(() => {
    for (const card of cards) {
      const slot = isShown(card) ? (card.group ?? "") : nowhere;
      // The card in a box of AEM has it too: a closed card is small. Each write is a new layout.
      for (const each of [card.item, card.card]) if (each.slot !== slot) each.slot = slot;
    }
  });
}
