import type { Bonus } from "./schema";

type Identified = Pick<Bonus, "sgadId" | "promoId">;

const hasId = ({ sgadId, promoId }: Identified, id: string) => sgadId === id || promoId === id;

/** The first bonus with each id (`sgadId` or `promoId`), in the order of the ids, without duplicates. */
export function matchBonuses<Item extends Identified>(
  bonuses: readonly Item[],
  ids: readonly string[],
): readonly Item[] {
  const found = ids
    .map((id) => bonuses.find((bonus) => hasId(bonus, id)))
    .filter((bonus) => bonus !== undefined);
  return [...new Set(found)];
}
