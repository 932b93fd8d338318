import { defineTexts } from "../../src/i18n/texts";

export const bonusCarouselTexts = defineTexts(
  "bonus-carousel",
  { heading: "Promozioni" },
  { heading: "Promotions" },
);
