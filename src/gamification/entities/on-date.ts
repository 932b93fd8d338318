import type { Language } from "../../i18n";

/** A date inside a sentence: "il 23 novembre 2026", "l’8 dicembre 2026", "on 23 November 2026". */
export const onDate = (date: string, language: Language): string =>
  language === "it" ? `${/^(8|11) /.test(date) ? "l’" : "il "}${date}` : `on ${date}`;
