import type { CSSProperties, ReactNode } from "react";
import { spansOf } from "./rows";

export interface BonusGridProps {
  readonly heading: ReactNode;
  readonly cards: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** All cards in rows of equal width, with two or three cards in a row if there is space. */
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
