import { defineTexts } from "../../i18n/texts";

export const carouselTexts = defineTexts(
  "carousel",
  {
    carousel: "carosello",
    slide: "scheda",
    slideOf: "{index} di {count}",
    previous: "Precedente",
    next: "Successiva",
  },
  { carousel: "carousel", slide: "slide", slideOf: "{index} of {count}", previous: "Previous", next: "Next" },
);
