import { defineTexts, type Language, type Translate } from "../../i18n/texts";

/** A place in a ranking, from 1: `10º` in Italian, `10` in English. All panels use this format. */
export const formatPlace = (place: number, language: Language): string =>
  language === "it" ? `${place}º` : `${place}`;

/** The texts of places in a ranking. */
export const rankTexts = defineTexts(
  "ranks",
  { rankOne: "Posto {ranks}", rankMany: "Posti {ranks}", rankRange: "da {from} a {to}" },
  { rankOne: "Place {ranks}", rankMany: "Places {ranks}", rankRange: "{from} to {to}" },
);

export type SayRanks = Translate<(typeof rankTexts)["it"]>;
