import { address, callback, type Bilingual, flag, list, number, oneOf, text } from "../../definition/kinds";
import { type TextOverrides } from "../../i18n/texts";
import type { ErrorRow } from "../errors";
import type { LogLevel } from "../log";
import { timeZones } from "../clock";
import { textOverrides } from "./text-overrides";

/** What the error handler is told, after the effects of the row have taken place. */
export interface HandledError {
  /** The row of the error catalogue (specification section 8), in the field's words: "balance", "chunk", "crash" … */
  readonly row: ErrorRow;
  readonly error: Error;
}

const help = (it: string, en: string): { readonly help: Bilingual } => ({ help: { it, en } });

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
  logLevel: oneOf<LogLevel, { default: "warn" }>(["debug", "info", "warn", "error", "silent"], {
    default: "warn",
  }),
  onError: callback<(handled: HandledError) => void>(
    help("Chiamata dopo ogni errore gestito.", "Called after every handled error."),
  ),
  session: {
    required: flag(help("La pagina chiede l'accesso.", "The page needs a session.")),
    spa: flag(help("Il sito è una single-page app.", "The site is a single-page app.")),
  },
  cookies: {
    domain: text(help("Dominio dei cookie di accesso.", "Domain of the login cookies.")),
  },
  account: {
    origin: address(help("Indirizzo dell'area privata.", "Address of the account area.")),
    mode: oneOf(["auto", "legacy", "stateless"], { default: "auto" }),
    loginUrl: address(help("Pagina di accesso senza finestra.", "Login page where there is no modal.")),
    ipUrl: address(help("Indirizzo che dice l'IP.", "Address that tells the visitor's IP.")),
    channel: text({ default: "62", ...help("Canale.", "Channel id.") }),
    infoChannel: text(help("Descrizione del canale.", "Channel description; the user agent by default.")),
    pvd: text({ default: "" }),
    flagConto: number({ default: 0 }),
    timeout: number({ default: 60_000, min: 1 }),
    retryDelay: number({ default: 1000, min: 0 }),
    paths: {
      balance: text({ default: "/api/movimenti-conto-ms/ms/account/movements/getBalance" }),
      statelessBalance: text(),
      login: text({ default: "/api/authentication-ms/ms/auth/login" }),
      statelessLogin: text(),
      checkToken: text(),
    },
  },
  botCheck: {
    provider: oneOf(["none", "sandbox"], { default: "none" }),
    script: address(help("Indirizzo dello script.", "Address of the provider's script.")),
    siteKey: text(),
  },
} as const;

export type { TextOverrides };
