import { defineTexts } from "../i18n";

export const elementTexts = defineTexts(
  "element",
  { unavailable: "Questo contenuto non è al momento disponibile." },
  { unavailable: "This content is not available at the moment." },
);
