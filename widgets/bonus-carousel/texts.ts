import { defineTexts } from "../../src/i18n/texts";

export const bonusCarouselTexts = defineTexts(
  "bonus-carousel",
  { heading: "Promozioni", none: "Nessuna promozione in corso." },
  { heading: "Promotions", none: "There are no promotions at the moment." },
);
