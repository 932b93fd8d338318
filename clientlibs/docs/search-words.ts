import type { Bilingual } from "../../src/definition";

/** What readers look for in other words than a page has in its lead, by the page's slug. */
const subjects: Readonly<Record<string, Bilingual>> = {
  appearance: {
    it: "Stili, CSS, margine e margini, lo spazio e la distanza attorno a un elemento.",
    en: "Styles, CSS, margin and margins, the space around an element.",
  },
  configuration: {
    it: "La lingua, la traduzione e i testi degli elementi, in italiano e in inglese.",
    en: "The language, the translation and the texts of the elements, in Italian and in English.",
  },
  troubleshooting: {
    it: "Errore, pagina bianca, pagina vuota, 404: che cosa non va.",
    en: "Error, blank page, empty page, 404: what is wrong.",
  },
  glossary: {
    it: "Il significato delle parole, le definizioni dei termini.",
    en: "The meaning of words, the definitions of terms.",
  },
};

/** More text of a page for the search. */
export const searchWordsOf = (slug: string): Bilingual => subjects[slug] ?? { it: "", en: "" };
