import { type ReactNode, useRef } from "react";
import { useEntityView } from "../../src/widget-kit/gamification";
import { CardFocusContext } from "../../src/widget-kit/gamification/card-focus";

export interface GameCardProps {
  readonly id: string;
  /** Id of the heading. */
  readonly titleId: string;
  /** Whether the card is a row, because the instant win cannot be played. */
  readonly isRow?: boolean;
  /** Whether the sections of the wheel have numbers. */
  readonly hasNumbers?: boolean;
  readonly children: ReactNode;
}

/** The box of an instant win. It takes the focus of removed controls, and of a link to the instant win. */
export function GameCard({ id, titleId, isRow, hasNumbers, children }: GameCardProps) {
  const cardRef = useRef<HTMLElement>(null);
  useEntityView("InstantWin", id, cardRef);
  return (
    <CardFocusContext.Provider value={cardRef}>
      <article
        ref={cardRef}
        className="game"
        part="row"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-row={isRow || undefined}
        data-numbers={hasNumbers || undefined}
      >
        {children}
      </article>
    </CardFocusContext.Provider>
  );
}
