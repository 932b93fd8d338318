import { defineTexts } from "../i18n/texts";

export const liveCasinoTexts = defineTexts(
  "live-casino",
  { opened: "Tavolo aperto: {name}", openings: "{count} tavoli aperti" },
  { opened: "Table open: {name}", openings: "{count} tables open" },
);
