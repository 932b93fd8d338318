import { address, callback, type Bilingual, flag, list, number, oneOf, text } from "../../definition/kinds";
import { type TextOverrides } from "../../i18n/texts";
import type { HandledError } from "../error-rows";
import type { LogLevel } from "../log";
import { timeZones } from "../clock";
import { accountDescription } from "./account-description";
import { help } from "./help";
import { section } from "./section";
import { textOverrides } from "./text-overrides";

/** Every configuration key: what it accepts, its default, and its meaning for operators. */
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
    required: flag(help("La pagina chiede l'accesso.", "The page needs a session.")),
    spa: flag(
      help(
        "Il sito è una single-page app: la sessione dura 30 minuti invece di 20.",
        "The site is a single-page app: a session lasts 30 minutes instead of 20.",
      ),
    ),
  },
  cookies: {
    domain: text(help("Dominio dei cookie di accesso.", "Domain of the login cookies.")),
  },
  account: accountDescription,
  botCheck: {
    provider: oneOf(["none", "sandbox", "recaptcha-v3", "recaptcha-enterprise", "turnstile"], {
      default: "none",
      ...help("Chi verifica che a scrivere sia una persona.", "Who checks that a person is writing."),
    }),
    script: address(
      help(
        "Indirizzo dello script del fornitore; il parametro «render» lo aggiunge la libreria.",
        "Address of the provider's script; the library adds the parameter “render”.",
      ),
    ),
    siteKey: text({
      default: "",
      ...help("Chiave pubblica del sito presso il fornitore.", "The site's public key with the provider."),
    }),
    action: text({
      default: "login",
      ...help(
        "Nome dell’azione che il fornitore riporta nelle sue statistiche e nella verifica.",
        "Name of the action, which the provider gives back in its statistics and when a token is verified.",
      ),
    }),
    badge: oneOf(["shown", "hidden"], {
      default: "shown",
      ...help(
        "Il riquadro di reCAPTCHA nell’angolo della pagina. Nascosto, al suo posto compare nella finestra di accesso l’avviso chiesto da Google.",
        "reCAPTCHA's badge in the corner of the page. Hidden, the login dialog shows the notice that Google asks for instead.",
      ),
    }),
    timeout: number({
      default: 8000,
      min: 1,
      ...help(
        "Attesa massima del controllo, in millisecondi, escluso il tempo in cui il giocatore deve rispondere.",
        "Longest wait for the check, in milliseconds, without the time in which the player has to answer.",
      ),
    }),
    refusalCodes: list({
      default: ["BOT_CHECK"],
      ...help(
        "Codici di errore con cui il servizio rifiuta il controllo.",
        "Error codes by which the service refuses the check.",
      ),
    }),
  },
  bonus: section,
  liveCasino: section,
} as const;

export type { TextOverrides };
