import { defineTexts, type Translate } from "../../i18n/texts";

/** The texts of places in a ranking. */
export const rankTexts = defineTexts(
  "ranks",
  { rankOne: "Posto {ranks}", rankMany: "Posti {ranks}", rankRange: "da {from} a {to}" },
  { rankOne: "Place {ranks}", rankMany: "Places {ranks}", rankRange: "{from} to {to}" },
);

export type SayRanks = Translate<(typeof rankTexts)["it"]>;
