import type { CSSProperties, ReactNode } from "react";
import { listOf } from "../../src/utils/list-of";

export interface BonusGridProps {
  readonly heading: ReactNode;
  readonly cards: readonly { readonly key: string; readonly content: ReactNode }[];
}

/**
 * A grid of all cards. Depending on the space it has at most one, two or three cards per row, and every row
 * has the full width.
 */
export function BonusGrid({ heading, cards }: BonusGridProps) {
  const ofTwo = spansOf(cards.length, 2);
  const ofThree = spansOf(cards.length, 3);
  return (
    <div>
      {heading}
      <div className="grid">
        {cards.map(({ key, content }, index) => (
          <div
            key={key}
            className="cell"
            style={{ "--span-2": ofTwo[index], "--span-3": ofThree[index] } as CSSProperties}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Number of cards in each row. Rows differ by at most one card, so that no single card remains below full
 * rows. If one row must have a single card, it is the first row.
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
