import css from "./bonus.css?inline";

export { BonusFacts, BonusLabels } from "./BonusFacts";
export { BonusLinks } from "./BonusLinks";
export { BonusImage, type BonusImageProps, type Urgency } from "./BonusImage";
export { PromotionDates, Validity } from "./BonusDates";
export { bonusTexts } from "./texts";
export { useNarrowViewport } from "./useNarrowViewport";
export { type Offers, useOffers } from "./useOffers";

/** Styles that a widget with bonuses adds to `uiStyles`. */
export const bonusStyles: string = css;
