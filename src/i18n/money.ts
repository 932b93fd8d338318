import { withoutPrototype } from "../utils/objects";
import type { Language } from "./texts";

const locales: Readonly<Record<Language, string>> = { it: "it-IT", en: "en-IE" };

const formats = new Map<Language, Intl.NumberFormat>();

/** Formats euros: `1.234,50 €`. Groups digits from four digits on, while the Italian default starts at five. */
export function formatEuros(amount: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(
      locales[language],
      withoutPrototype({ style: "currency", currency: "EUR", useGrouping: "always" }),
    );
  formats.set(language, format);
  return format.format(amount);
}

/** Odds in the format of the language: `1,80`. */
export const formatOdds = (odds: number, language: Language): string =>
  new Intl.NumberFormat(
    locales[language],
    withoutPrototype({ minimumFractionDigits: 2, maximumFractionDigits: 3 }),
  ).format(odds);
