import { listOf } from "../../src/utils/list-of";

/**
 * How many cards are in each row. Rows differ by at most one card, so that no single card remains below full
 * rows. A card that has to be alone is in the first row.
 */
export function rowsOf(count: number, columns: number): readonly number[] {
  const rows = Math.ceil(count / columns);
  const base = Math.floor(count / rows);
  const longer = count % rows;
  const sizes = listOf(rows, (row) => base + (row < longer ? 1 : 0));
  return sizes.at(-1) === 1 ? sizes.toReversed() : sizes;
}

/** Number of the grid's twelve columns that each card spans. */
export const spansOf = (count: number, columns: number): readonly number[] =>
  rowsOf(count, columns).flatMap((size) => listOf(size, () => 12 / size));
