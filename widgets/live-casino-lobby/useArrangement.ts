import { matchesMedia } from "../../src/platform/media";
import { type RefObject, useLayoutEffect, useState } from "react";
import type { LobbyGroup } from "../../src/live-casino/lobby";
import { isInView } from "../../src/platform/in-view";
import type { SortedCard } from "./useTables";

type Groups = ReadonlyMap<Element, LobbyGroup | undefined>;

const groupsOf = (cards: readonly SortedCard[]): Groups =>
  new Map(cards.map(({ item, group }) => [item, group]));

const isSame = (before: Groups, next: Groups) =>
  before.size === next.size &&
  [...next].every(([item, group]) => before.has(item) && before.get(item) === group);

/**
 * Whether the player may be about to press a card. A finger says nothing before it touches, so without a pointer that
 * hovers, what is in view stays where it is as soon as everything is in order.
 */
function isInUse(list: Element, groups: Groups): boolean {
  if (list.matches(":hover, :focus-within")) return true;
  const all = [...groups.values()];
  const isInOrder = !all.includes(undefined) && all.some((group) => group !== "unknown");
  return isInOrder && matchesMedia("(hover: none)") && isInView(list);
}

/**
 * The cards with the groups in which they are shown. These follow the tables, but not while that would move what the
 * player is about to press.
 */
export function useArrangement(cards: readonly SortedCard[], listRef: RefObject<Element | null>) {
  const [groups, setGroups] = useState<Groups>(() => new Map());
  const arrange = () => {
    const next = groupsOf(cards);
    if (!isSame(groups, next)) setGroups(next);
  };

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const arrangeIfUnused = () => {
      if (!isInUse(list, groups)) arrange();
    };
    // The focus is elsewhere only after its event.
    const arrangeLater = () => {
      requestAnimationFrame(arrangeIfUnused);
    };
    arrangeIfUnused();
    list.addEventListener("pointerleave", arrangeLater);
    list.addEventListener("focusout", arrangeLater);
    return () => {
      list.removeEventListener("pointerleave", arrangeLater);
      list.removeEventListener("focusout", arrangeLater);
    };
  });

  return {
    arranged: cards.map((card) => (groups.has(card.item) ? { ...card, group: groups.get(card.item) } : card)),
    /** Shows the groups of now, wherever pointer and focus are: the player has chosen something. */
    arrange,
  };
}
