import type { configDescription } from "../description";
import type { sectionDescriptions } from "../sections";
import type { HelpOf } from "./help-of";

export const pageHelp: Omit<HelpOf<typeof configDescription>, keyof typeof sectionDescriptions> = {
  language: { it: "Lingua dei testi.", en: "Language of the texts." },
  timeZone: { it: "Fuso orario del sito.", en: "Time zone of the site." },
  texts: {
    it: "Testi che sostituiscono quelli della libreria; i nomi sono nella pagina di ogni elemento.",
    en: "Texts that replace those of the library; their names are on the page of each element.",
  },
  disabledElements: {
    it: "Tag degli elementi spenti, come `vetrina-tour`: mostrano solo il contenuto scritto al loro interno, e non caricano nulla.",
    en: "Tags of elements that are switched off, such as `vetrina-tour`: they show only the content written inside them, and load nothing.",
  },
  editMode: {
    it: "Un autore sta modificando la pagina: gli elementi si vedono, ma non fanno nulla. La chiave la scrive il CMS.",
    en: "An author is editing the page: its elements are visible, but do nothing. The CMS sets this key.",
  },
  inspector: {
    it: "Permette di aprire l’ispettore per gli autori, con `?vetrina-inspect` o `Vetrina.inspect()`.",
    en: "Allows the inspector for authors to open, with `?vetrina-inspect` or `Vetrina.inspect()`.",
  },
  dataLayer: {
    it: "Il data layer che riceve gli eventi degli elementi, senza dati personali: con `adobe` quello di Adobe (`adobeDataLayer`), con `gtm` quello di Google Tag Manager (`dataLayer`), con `both` entrambi.",
    en: "Data layer that receives the events of elements, without personal data: `adobe` is Adobe’s (`adobeDataLayer`), `gtm` is Google Tag Manager’s (`dataLayer`), `both` is both of them.",
  },
  logLevel: {
    it: "Livello minimo dei messaggi che arrivano nella console.",
    en: "Minimum level of the messages that the console shows.",
  },
  onError: {
    it: "Funzione chiamata dopo ogni errore gestito.",
    en: "Function called after every handled error.",
  },
  session: {
    required: { it: "La pagina richiede l’accesso.", en: "The page requires a login." },
    singlePageApp: {
      it: "Il sito è una single-page app: la sessione dura 30 minuti invece di 20.",
      en: "The site is a single-page app: a session lasts 30 minutes instead of 20.",
    },
  },
  cookies: {
    domain: {
      it: "Dominio dei cookie di accesso, per esempio `sito.example`: l’accesso vale per tutti i suoi host, come `www.sito.example`. Senza, vale solo per quello della pagina.",
      en: "Domain of the login cookies, such as `site.example`: the login applies to all its hosts, such as `www.site.example`. Without it, the login applies to the page’s host only.",
    },
  },
};
