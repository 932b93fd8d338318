import type { BonusView } from "../../src/bonus/bonus-view";
import type { BonusStyle } from "../../src/bonus/labels";
import { giftIcon } from "../../src/ui/icon/gift";

const ball =
  "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 7l3 2.2-1.1 3.4H8.1L7 9.2ZM10 7V3M13 9.2l3.8-1.4M11.9 12.6l2.3 3M8.1 12.6l-2.3 3M7 9.2L3.2 7.8";
const cards = "M8 4.5h7.5v11H8ZM8 6.5l-4 1 2.3 9L8 16M11.75 7.5l2 2.5-2 2.5-2-2.5Z";
const number =
  "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM9.5 9l.75-.5v3";
const horseshoe = "M6.5 16.5H4.5C3 12 2.5 3.5 10 3.5s7 8.5 5.5 13h-2C15 12 15 6.5 10 6.5S5 12 6.5 16.5Z";

/** The drawings of the categories that have one. All other categories show a gift. */
const drawings: Partial<Record<BonusStyle, string>> = {
  scommesse: ball,
  totocalcio: ball,
  ippica: horseshoe,
  poker: cards,
  skillgames: cards,
  casino: cards,
  bingo: number,
  lotterie: number,
};

/** Replaces a missing image. */
export const GameDrawing = ({ style }: Pick<BonusView, "style">) => (
  <div className="picture drawing" part="media">
    <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={(style && drawings[style]) ?? giftIcon} />
    </svg>
  </div>
);
