import type { Language } from "../../i18n/texts";

/** A place in a ranking, from 1: `10º` in Italian, `10` in English. Every panel that tells a place writes it so. */
export const formatPlace = (place: number, language: Language): string =>
  language === "it" ? `${place}º` : `${place}`;
