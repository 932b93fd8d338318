import { useId } from "react";
import type { BonusStyle, BonusView } from "../../src/bonus";
import {
  BonusFacts,
  BonusLabels,
  BonusLinks,
  BonusPicture,
  type BonusPictureProps,
  PromotionDates,
  Validity,
} from "../../src/widget-kit/bonus";
import { ServiceText } from "../../src/widget-kit/rich-text";

export interface BonusCardProps extends Omit<BonusPictureProps, "pair" | "alt"> {
  readonly bonus: BonusView;
  readonly images: "home" | "other";
}

/** One bonus. The conditions have the same font size as the offer. */
export function BonusCard({ bonus, images, ...picture }: BonusCardProps) {
  const titleId = useId();
  const { title, description, promotion } = bonus;
  const { mobile, desktop } = bonus.images[images];
  return (
    <div className="bonus">
      <article className="card" part="card" aria-labelledby={titleId}>
        {mobile || desktop ? (
          <BonusPicture pair={bonus.images[images]} alt={bonus.images.alt} {...picture} />
        ) : (
          <GameDrawing style={bonus.style} />
        )}
        <div className="body">
          <BonusLabels {...bonus} />
          <h3 id={titleId} className="title" part="title">
            {title}
          </h3>
          <BonusFacts {...bonus} />
          {description && <ServiceText html={description} />}
          <div className="foot">
            <PromotionDates promotion={promotion} name={promotion.title} />
            <Validity {...bonus} />
            <BonusLinks {...bonus} />
          </div>
        </div>
      </article>
    </div>
  );
}

const ball =
  "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 7l3 2.2-1.1 3.4H8.1L7 9.2ZM10 7V3M13 9.2l3.8-1.4M11.9 12.6l2.3 3M8.1 12.6l-2.3 3M7 9.2L3.2 7.8";
const cards = "M8 4.5h7.5v11H8ZM8 6.5l-4 1 2.3 9L8 16M11.75 7.5l2 2.5-2 2.5-2-2.5Z";
const number =
  "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM9.5 9l.75-.5v3";
const gift = "M3 7h14v3H3ZM4.5 10h11v6.5h-11ZM10 7v9.5M10 7C9 3 4.5 2.5 6 7M10 7c1-4 5.5-4.5 4 0";
const horseshoe = "M6.5 16.5H4.5C3 12 2.5 3.5 10 3.5s7 8.5 5.5 13h-2C15 12 15 6.5 10 6.5S5 12 6.5 16.5Z";

/** The drawing of a category's games; a gift for every other category. */
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
const GameDrawing = ({ style }: Pick<BonusView, "style">) => (
  <div className="picture drawing" part="media">
    <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={(style && drawings[style]) ?? gift} />
    </svg>
  </div>
);
