import type { configDescription } from "../description";
import type { sectionDescriptions } from "../sections";
import type { HelpOf } from "./help-of";

export const pageHelp: Omit<HelpOf<typeof configDescription>, keyof typeof sectionDescriptions> = {
  language: { it: "Lingua dei testi.", en: "Language of the texts." },
  timeZone: { it: "Fuso orario del sito.", en: "Time zone of the site." },
  texts: { it: "Testi che sostituiscono quelli forniti.", en: "Texts that replace the supplied ones." },
  disabled: {
    it: "Elementi spenti: mostrano solo il contenuto di riserva.",
    en: "Elements switched off: they show their fallback and load nothing.",
  },
  edit: {
    it: "Un autore sta modificando la pagina: gli elementi si vedono, ma non fanno nulla. La scrive il CMS.",
    en: "An author is editing the page: its elements show, but do nothing. The CMS writes it.",
  },
  inspector: {
    it: "L’ispettore per gli autori si può aprire, con ?vetrina-inspect o Vetrina.inspect().",
    en: "Authors may open the inspector, by ?vetrina-inspect or Vetrina.inspect().",
  },
  dataLayer: {
    it: "Il data layer della pagina riceve gli eventi degli elementi, senza dati personali: `adobe` quello di Adobe (`adobeDataLayer`), `plain` la lista `dataLayer`, `both` entrambi.",
    en: "The page’s data layer gets the events of elements, without personal data: `adobe` that of Adobe (`adobeDataLayer`), `plain` the list `dataLayer`, `both` the two.",
  },
  logLevel: {
    it: "Ciò che arriva nella console, da qui in su.",
    en: "What reaches the console, from here up.",
  },
  onError: { it: "Chiamata dopo ogni errore gestito.", en: "Called after every handled error." },
  session: {
    required: { it: "La pagina chiede l’accesso.", en: "The page needs a session." },
    spa: {
      it: "Il sito è una single-page app: la sessione dura 30 minuti invece di 20.",
      en: "The site is a single-page app: a session lasts 30 minutes instead of 20.",
    },
  },
  cookies: {
    domain: {
      it: "Dominio dei cookie di accesso, per esempio `sito.example`: l’accesso vale per tutti i suoi host, come `www.sito.example`. Senza, vale solo per quello della pagina.",
      en: "Domain of the login cookies, such as `site.example`: the login holds for all its hosts, such as `www.site.example`. Without it, it holds for the page’s host only.",
    },
  },
};
