import { callback, type Bilingual, flag, list, oneOf, text } from "../definition/kinds";
import { type TextOverrides } from "../i18n/texts";
import type { HandledError } from "./error-rows";
import type { LogLevel } from "../utils/log";
import { timeZones } from "../time/clock";
import { help } from "./help";
import { section } from "./section";
import { textOverrides } from "./text-overrides";

/** The configuration keys that every page may need. The sections are described in files of their own. */
export const configDescription = {
  language: oneOf(["it", "en"], {
    default: "it",
    ...help("Lingua dei testi.", "Language of the texts."),
  }),
  timeZone: oneOf(timeZones, {
    default: "Europe/Rome",
    ...help("Fuso orario del sito.", "Time zone of the site."),
  }),
  texts: textOverrides(
    help("Testi che sostituiscono quelli forniti.", "Texts that replace the supplied ones."),
  ),
  disabled: list({
    default: [],
    ...help(
      "Elementi spenti: mostrano solo il contenuto di riserva.",
      "Elements switched off: they show their fallback and load nothing.",
    ),
  }),
  edit: flag(
    help(
      "Un autore sta modificando la pagina: gli elementi si vedono, ma non fanno nulla. La scrive il CMS.",
      "An author is editing the page: its elements show, but do nothing. The CMS writes it.",
    ),
  ),
  inspector: flag({
    default: true,
    ...help(
      "L’ispettore per gli autori si può aprire, con ?vetrina-inspect o Vetrina.inspect().",
      "Authors may open the inspector, by ?vetrina-inspect or Vetrina.inspect().",
    ),
  }),
  dataLayer: oneOf(["none", "adobe", "plain", "both"], {
    default: "none",
    ...help(
      "Il data layer della pagina riceve gli eventi degli elementi, senza dati personali: `adobe` quello di Adobe (`adobeDataLayer`), `plain` la lista `dataLayer`, `both` entrambi.",
      "The page’s data layer gets the events of elements, without personal data: `adobe` that of Adobe (`adobeDataLayer`), `plain` the list `dataLayer`, `both` the two.",
    ),
  }),
  logLevel: oneOf<LogLevel, { default: "warn"; help: Bilingual }>(
    ["debug", "info", "warn", "error", "silent"],
    {
      default: "warn",
      ...help("Ciò che arriva nella console, da qui in su.", "What reaches the console, from here up."),
    },
  ),
  onError: callback<(handled: HandledError) => void>(
    help("Chiamata dopo ogni errore gestito.", "Called after every handled error."),
  ),
  session: {
    required: flag(help("La pagina chiede l’accesso.", "The page needs a session.")),
    spa: flag(
      help(
        "Il sito è una single-page app: la sessione dura 30 minuti invece di 20.",
        "The site is a single-page app: a session lasts 30 minutes instead of 20.",
      ),
    ),
  },
  cookies: {
    domain: text(
      help(
        "Dominio dei cookie di accesso, per esempio `sito.example`: l’accesso vale per tutti i suoi host, come `www.sito.example`. Senza, vale solo per quello della pagina.",
        "Domain of the login cookies, such as `site.example`: the login holds for all its hosts, such as `www.site.example`. Without it, it holds for the page’s host only.",
      ),
    ),
  },
  account: section,
  botCheck: section,
  bonus: section,
  liveCasino: section,
  gamification: section,
  tour: section,
} as const;

export type { TextOverrides };
