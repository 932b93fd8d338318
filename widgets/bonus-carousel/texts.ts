import { defineTexts, type Translate } from "../../src/i18n/texts";

export const bonusCarouselTexts = defineTexts(
  "bonus-carousel",
  { heading: "Promozioni" },
  { heading: "Promotions" },
);

export type SayBonusCarousel = Translate<(typeof bonusCarouselTexts)["it"]>;
