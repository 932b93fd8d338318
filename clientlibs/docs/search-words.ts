import type { Bilingual } from "../../src/definition";

/** What readers look for in other words than a page or its section has, by the part of the address that names it. */
const subjects: Readonly<Record<string, Bilingual>> = {
  appearance: {
    it: "Stili, CSS, larghezza, margine e margini, lo spazio e la distanza attorno a un elemento.",
    en: "Styles, CSS, color and colors, width, margin and margins, the space around an element.",
  },
  "appearance#dark": { it: "Dark mode, dark theme, modalità scura.", en: "Dark mode." },
  palette: {
    it: "Generatore di colori, rosso, blu, verde, contrasto e contrasti.",
    en: "Color palette generator, colors, red, blue, green, contrast.",
  },
  configuration: {
    it: "La lingua, la traduzione e i testi degli elementi, in italiano e in inglese.",
    en: "The language, the translation and the texts of the elements, in Italian and in English.",
  },
  "configuration#language": {
    it: "Lingua inglese, inglese, english, italiano.",
    en: "English, Italian.",
  },
  "configuration#texts": { it: "Tradurre, cambiare un testo.", en: "Translate, change a text." },
  "html#files": { it: "vetrina.js, vetrina.css", en: "vetrina.js, vetrina.css" },
  "html#cache": { it: "Aggiornare alla nuova versione.", en: "Upgrade to a new version." },
  "html#loading": {
    it: "Lazy load, prestazioni, performance, velocità, lento.",
    en: "Lazy load, performance, speed, slow.",
  },
  "html#policy": { it: "CSP", en: "CSP" },
  "html#demo": { it: "Dati finti, dati di prova, mock.", en: "Fake data, mock data, test data." },
  "wordpress#codes": { it: "", en: "Shortcode, shortcodes." },
  "date-picker#forms": { it: "Form.", en: "" },
  "glossary#word-shadow-root": { it: "Shadow DOM.", en: "Shadow DOM." },
  troubleshooting: {
    it: "Errore, pagina bianca, pagina vuota, 404: che cosa non va.",
    en: "Error, blank page, empty page, 404, not working: what is wrong.",
  },
  "stored-data": {
    it: "Consenso, banner dei cookie, dati personali, tracciamento, localStorage, sessionStorage.",
    en: "Consent, cookie banner, personal data, tracking, localStorage, sessionStorage.",
  },
  "support#browsers": { it: "Mobile, telefono, Android, iPhone.", en: "Mobile, phone, Android, iPhone." },
  "support#changes": { it: "Versione, release.", en: "Version, release." },
  glossary: {
    it: "Il significato delle parole, le definizioni dei termini.",
    en: "The meaning of words, the definitions of terms.",
  },
};

/** More words for the search, by an address such as `html.html#cache`. */
export const searchWordsOf = (address: string): Bilingual =>
  subjects[address.replace(".html", "")] ?? { it: "", en: "" };
