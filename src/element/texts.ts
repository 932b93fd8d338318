import { defineTexts } from "../i18n/texts";

export const elementTexts = defineTexts(
  "element",
  {
    unavailable: "Questo contenuto non è al momento disponibile.",
    missing: "Non si mostra senza {names}.",
    or: " o ",
  },
  {
    unavailable: "This content is not available at the moment.",
    missing: "It is not shown without {names}.",
    or: " or ",
  },
);
