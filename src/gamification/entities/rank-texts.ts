import { defineTexts, type Translate } from "../../i18n/texts";

/** The texts of the places that win a reward. */
export const rankTexts = defineTexts(
  "contests",
  { rankOne: "Posto {ranks}", rankMany: "Posti {ranks}", rankRange: "da {from} a {to}" },
  { rankOne: "Place {ranks}", rankMany: "Places {ranks}", rankRange: "{from} to {to}" },
);

export type SayRanks = Translate<(typeof rankTexts)["it"]>;
