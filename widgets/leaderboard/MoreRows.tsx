import { type RefObject, useRef } from "react";
import { Button } from "../../src/ui";
import { useFocusFallback } from "../../src/ui/focus";
import { useTexts } from "../../src/widget-kit";
import { leaderboardTexts } from "./texts";

/** The number of rows that are shown at first, and that a press adds (G4). */
export const rowsPerPress = 10;

export interface MoreRowsProps {
  /** The number of rows that are not shown yet. */
  readonly hidden: number;
  readonly title: string;
  onShow(): void;
  /** Takes the focus when there are no more rows. */
  readonly tableRef: RefObject<HTMLElement | null>;
}

/** The button that shows the next rows. It keeps the focus as long as more rows exist. */
export function MoreRows({ hidden, title, onShow, tableRef }: MoreRowsProps) {
  const say = useTexts(leaderboardTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusFallback(buttonRef, tableRef);
  const label = say("more", { count: Math.min(hidden, rowsPerPress) });
  return (
    <Button
      look="secondary"
      part="action-secondary"
      buttonRef={buttonRef}
      aria-label={`${label}: ${title}`}
      onClick={onShow}
    >
      {label}
    </Button>
  );
}
