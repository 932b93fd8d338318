import { defineTexts, type Translate } from "../i18n";

/** The words about the page as a whole. */
export const pageLabels = defineTexts(
  "inspector",
  {
    leftOut: "da togliere",
    config: "Configurazione",
    keyMissing: "Manca «{key}».",
    keyWrong: "«{key}» non vale: serve {expected}.",
    keyUnknown: "«{key}» non è una chiave.",
    keyUnknownAs: "«{key}» non è una chiave: quella giusta è «{right}».",
    noBlock: "Il blocco «vetrina-config» non è uno script di tipo application/json con JSON valido.",
    chunks: "File della libreria",
    cache: "cache",
    network: "rete",
    calls: "Chiamate",
    asked: "richieste {asked}, chiamate {sent}",
    connection: "Collegamento alla gamification",
    policy: "Rifiuti della Content-Security-Policy",
    duplicates: "Versioni e doppioni",
    copies: "Altre copie dello script, ferme: {names}. Ne basta una.",
    ids: "Lo stesso id su più elementi: {names}.",
  },
  {
    leftOut: "to be left out",
    config: "Configuration",
    keyMissing: "“{key}” is missing.",
    keyWrong: "“{key}” is not valid: it needs {expected}.",
    keyUnknown: "“{key}” is no key.",
    keyUnknownAs: "“{key}” is no key: the right one is “{right}”.",
    noBlock: "The block “vetrina-config” is no script of the type application/json with valid JSON.",
    chunks: "Files of the library",
    cache: "cache",
    network: "network",
    calls: "Calls",
    asked: "asked {asked}, sent {sent}",
    connection: "Connection to gamification",
    policy: "Refusals of the Content-Security-Policy",
    duplicates: "Versions and duplicates",
    copies: "More copies of the script, stopped: {names}. One is enough.",
    ids: "The same id on several elements: {names}.",
  },
);

export type SayPageLabel = Translate<(typeof pageLabels)["it"]>;
