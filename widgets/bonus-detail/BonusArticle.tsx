import type { BonusView } from "../../src/bonus/bonus-view";
import { useTexts } from "../../src/widget-kit";
import {
  BonusFacts,
  BonusLabels,
  BonusLinks,
  BonusImage,
  PromotionDates,
  useNarrowViewport,
  Validity,
} from "../../src/widget-kit/bonus";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { Heading, type HeadingLevel } from "./Heading";
import { bonusDetailTexts } from "./texts";

export interface BonusArticleProps {
  readonly bonus: BonusView;
  readonly backUrl: string | undefined;
  readonly level: HeadingLevel;
  readonly titleId: string;
}

const sizes = { narrow: "100vw", wide: "min(100vw, 960px)" };

/** All details of a bonus. The conditions are next to the amount, in the same font size. */
export function BonusArticle({ bonus, backUrl, level, titleId }: BonusArticleProps) {
  const say = useTexts(bonusDetailTexts);
  const isNarrow = useNarrowViewport();
  const { title, description, promotion, images } = bonus;
  const hasPromotion = [promotion.title, promotion.description, promotion.starts, promotion.ends].some(
    Boolean,
  );
  return (
    <article aria-labelledby={titleId}>
      {/* In a narrow column, the image would push the title out of view. */}
      <header className="head">
        <a className="back" href={backUrl} part="action-secondary">
          {say("back")}
        </a>
        <BonusLabels {...bonus} />
        <Heading level={level} id={titleId} className="title" part="title">
          {title}
        </Heading>
      </header>
      <BonusImage pair={images.other} alt={images.alt} isNarrow={isNarrow} sizes={sizes} urgency="first" />
      <div className="body">
        {description && (
          <section className="offer" aria-label={say("offer")}>
            <ServiceText html={description} />
          </section>
        )}
        {/* In a single column this block comes before the text, with the conditions before the action. */}
        <div className="aside">
          <div className="terms">
            <BonusFacts {...bonus} />
            <Validity {...bonus} />
          </div>
          <BonusLinks {...bonus} />
        </div>
        {hasPromotion && (
          <section className="promotion">
            <Heading level={level} below={1} className="subtitle">
              {promotion.title ?? say("promotion")}
            </Heading>
            <PromotionDates {...bonus} />
            {promotion.description && <ServiceText html={promotion.description} />}
          </section>
        )}
      </div>
    </article>
  );
}
