import { useId } from "react";
import type { BonusView } from "../../src/bonus/bonus-view";
import {
  BonusFacts,
  BonusLabels,
  BonusLinks,
  BonusImage,
  type BonusImageProps,
  PromotionDates,
  Validity,
} from "../../src/widget-kit/bonus";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { GameDrawing } from "./GameDrawing";

export interface BonusCardProps extends Omit<BonusImageProps, "pair" | "alt"> {
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
          <BonusImage pair={bonus.images[images]} alt={bonus.images.alt} {...picture} />
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
