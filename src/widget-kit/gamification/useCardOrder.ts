import { useState } from "react";
import { type CardPlace, compareCardPlaces } from "../../gamification/entities/card-order";

interface Known {
  readonly scope: unknown;
  /** The place of each item when it was first shown, in the order of the list. */
  readonly places: ReadonlyMap<string, CardPlace>;
}

export interface OrderedItems<Item> {
  /** Items on which a player can act, in the order of the actions. */
  readonly open: readonly Item[];
  /** Items that have ended or have no free places. */
  readonly closed: readonly Item[];
}

/**
 * Orders the items of a list by the actions that a player can take. An item keeps the place at which it was
 * first shown, so that no card moves when the member joins or when another page arrives.
 *
 * @param placeOf undefined for a list that keeps the order of the platform
 * @param scope a new value orders the items again
 */
export function useCardOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  placeOf: ((item: Item) => CardPlace) | undefined,
  scope: unknown,
): OrderedItems<Item> {
  const [known, setKnown] = useState<Known>({ scope, places: new Map() });
  if (!placeOf) return { open: items, closed: [] };

  const before = known.scope === scope ? known.places : new Map<string, CardPlace>();
  const added = items
    .filter(({ id }) => !before.has(id))
    .map((item) => [item.id, placeOf(item)] as const)
    .toSorted(([, one], [, other]) => compareCardPlaces(one, other));
  const places = added.length > 0 ? new Map([...before, ...added]) : before;
  // Sets the order in the rendering that adds the items, because otherwise they would first appear in another
  // place.
  if (places !== known.places) setKnown({ scope, places });

  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = [...places].flatMap(([id, { group }]) => {
    const item = byId.get(id);
    return item ? [{ item, isClosed: group === "closed" }] : [];
  });
  const open = ordered.filter(({ isClosed }) => !isClosed).map(({ item }) => item);
  const closed = ordered.filter(({ isClosed }) => isClosed).map(({ item }) => item);
  // A list with only ended items has no disclosure.
  return open.length === 0 ? { open: closed, closed: [] } : { open, closed };
}
