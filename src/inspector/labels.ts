import { defineTexts, type Language, type Translate } from "../i18n";
import type { ChunkFact, ConnectionFact, Inspection } from "./inspection";
import type { ConfigProblem } from "./log-facts";
import { expectedIn } from "./sentences";

/** The inspector's own words, in the panel and in the report. */
export const labels = defineTexts(
  "inspector",
  {
    title: "Ispettore di Vetrina",
    reportTitle: "Resoconto dell’ispettore di Vetrina",
    copyReport: "Copia il resoconto",
    copyMarkup: "Copia il markup",
    copied: "Copiato.",
    notCopied: "Il browser non permette di copiare: il testo è qui sotto, selezionato.",
    move: "Sposta dall’altra parte",
    close: "Chiudi l’ispettore",
    show: "Mostra nella pagina",
    summary: {
      one: "{count} elemento, {wrong} da correggere",
      other: "{count} elementi, {wrong} da correggere",
    },
    noWidgets: "In questa pagina non c’è nessun elemento di Vetrina.",
    fine: "a posto",
    known: "da sapere",
    wrong: "da correggere",
    widgets: "Elementi",
    state: "Stato",
    noState: "nessuno",
    within: "Dentro",
    attributes: "Attributi",
    noAttributes: "nessuno",
    isRead: "si legge {value}",
    defaultCounts: "non vale: serve {expected}; conta {value}",
    noValue: "nessun valore",
    noAttribute: "non è un attributo di questo elemento",
    leftOut: "da togliere",
    markup: "Markup corretto",
    emptySlots: "Slot vuoti",
    withDefault: "{name} (mostra il suo contenuto)",
    contrast: "Contrasto",
    lowContrast: "{text} su {surface}: {ratio} a 1, e per il testo serve 4,5 a 1",
    page: "Pagina",
    config: "Configurazione",
    keyMissing: "Manca «{key}».",
    keyWrong: "«{key}» non vale: serve {expected}.",
    keyUnknown: "«{key}» non è una chiave.",
    keyUnknownAs: "«{key}» non è una chiave: quella giusta è «{right}».",
    notJson: "Il blocco «vetrina-config» non è JSON valido: valgono i valori predefiniti.",
    notData: 'Il blocco «vetrina-config» deve essere <script type="application/json">.',
    noProblems: "Nessun problema.",
    chunks: "File della libreria",
    noChunks: "Il browser non ne tiene il conto.",
    total: "{count} file, {size} in tutto",
    cache: "dalla cache",
    network: "dalla rete",
    unknown: "provenienza ignota",
    calls: "Chiamate",
    noCalls: "Nessuna.",
    sent: { one: "{count} chiamata", other: "{count} chiamate" },
    asked: { one: "chiesto {count} volta", other: "chiesto {count} volte" },
    connection: "Collegamento alla gamification",
    unused: "Nessun elemento della pagina lo ha chiesto.",
    idle: "Non ancora aperto.",
    connecting: "In corso, tentativo {attempt}.",
    connected: "Attivo, con {transport}.",
    waiting: "Caduto: riprova da sé, tentativo {attempt}.",
    offline: "Il dispositivo non è in rete.",
    refused: "Rifiutato: controllare indirizzo e gettone.",
    policy: "Content-Security-Policy",
    violation: "{directive} ha rifiutato {blocked}",
    noViolations: "Nessun rifiuto noto.",
    versions: "Versioni e doppioni",
    oneCopy: "Vetrina {version}, una sola copia.",
    moreCopies: "Vetrina {version}, e altre copie dello script: {copies}. Ne basta una.",
    duplicateIds: "Lo stesso id su più elementi: {ids}.",
    address: "Pagina",
    browser: "Browser",
    viewport: "Finestra",
  },
  {
    title: "Vetrina inspector",
    reportTitle: "Report of the Vetrina inspector",
    copyReport: "Copy the report",
    copyMarkup: "Copy the markup",
    copied: "Copied.",
    notCopied: "The browser does not allow copying: the text is below, selected.",
    move: "Move to the other side",
    close: "Close the inspector",
    show: "Show on the page",
    summary: { one: "{count} element, {wrong} to correct", other: "{count} elements, {wrong} to correct" },
    noWidgets: "This page has no element of Vetrina.",
    fine: "fine",
    known: "to know",
    wrong: "to correct",
    widgets: "Elements",
    state: "State",
    noState: "none",
    within: "Inside",
    attributes: "Attributes",
    noAttributes: "none",
    isRead: "is read as {value}",
    defaultCounts: "is not valid: it needs {expected}; {value} counts",
    noValue: "no value",
    noAttribute: "is no attribute of this element",
    leftOut: "to be left out",
    markup: "Corrected markup",
    emptySlots: "Empty slots",
    withDefault: "{name} (shows its own content)",
    contrast: "Contrast",
    lowContrast: "{text} on {surface}: {ratio} to 1, and text needs 4.5 to 1",
    page: "Page",
    config: "Configuration",
    keyMissing: "“{key}” is missing.",
    keyWrong: "“{key}” is not valid: it needs {expected}.",
    keyUnknown: "“{key}” is no key.",
    keyUnknownAs: "“{key}” is no key: the right one is “{right}”.",
    notJson: "The block “vetrina-config” is not valid JSON: the defaults are used.",
    notData: 'The block “vetrina-config” must be <script type="application/json">.',
    noProblems: "No problem.",
    chunks: "Files of the library",
    noChunks: "The browser keeps no record of them.",
    total: "{count} files, {size} in all",
    cache: "from the cache",
    network: "from the network",
    unknown: "unknown origin",
    calls: "Calls",
    noCalls: "None.",
    sent: { one: "{count} call", other: "{count} calls" },
    asked: { one: "asked for once", other: "asked for {count} times" },
    connection: "Connection to gamification",
    unused: "No element of the page has asked for it.",
    idle: "Not open yet.",
    connecting: "Being opened, attempt {attempt}.",
    connected: "Open, by {transport}.",
    waiting: "Lost: it is tried again, attempt {attempt}.",
    offline: "The device is offline.",
    refused: "Refused: check address and token.",
    policy: "Content-Security-Policy",
    violation: "{directive} has refused {blocked}",
    noViolations: "No known refusal.",
    versions: "Versions and duplicates",
    oneCopy: "Vetrina {version}, one copy only.",
    moreCopies: "Vetrina {version}, and more copies of the script: {copies}. One is enough.",
    duplicateIds: "The same id on several elements: {ids}.",
    address: "Page",
    browser: "Browser",
    viewport: "Window",
  },
);

export type SayLabel = Translate<(typeof labels)["it"]>;

/** A problem of the configuration as a sentence. */
export function configSentence(problem: ConfigProblem, say: SayLabel, language: Language): string {
  switch (problem.problem) {
    case "missing":
      return say("keyMissing", { key: problem.key });
    case "wrong":
      return say("keyWrong", { key: problem.key, expected: expectedIn(language, problem.expected) });
    case "unknown":
      return problem.right === undefined
        ? say("keyUnknown", { key: problem.key })
        : say("keyUnknownAs", { key: problem.key, right: problem.right });
    default:
      return say(problem.problem);
  }
}

const statuses = ["idle", "connecting", "connected", "waiting", "offline", "refused"] as const;

/** The state of the connection as a sentence. */
export function connectionSentence(connection: ConnectionFact | undefined, say: SayLabel): string {
  const status = statuses.find((known) => known === connection?.status);
  if (!status) return say("unused");
  return say(status, { attempt: connection?.attempt ?? 1, transport: connection?.transport ?? "" });
}

/** The versions and duplicates of a page as sentences. */
export function duplicateSentences({ version, copies, duplicateIds }: Inspection, say: SayLabel): string[] {
  return [
    copies.length > 0
      ? say("moreCopies", { version, copies: copies.join(", ") })
      : say("oneCopy", { version }),
    ...(duplicateIds.length > 0 ? [say("duplicateIds", { ids: duplicateIds.join(", ") })] : []),
  ];
}

/** A size as kilobytes of 1000 bytes. */
export const kilobytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    bytes / 1000,
  ) + " kB";

/** All files in one line. */
export function totalOf(chunks: readonly ChunkFact[], say: SayLabel, language: Language): string {
  if (chunks.length === 0) return say("noChunks");
  const bytes = chunks.reduce((sum, chunk) => sum + (chunk.bytes ?? 0), 0);
  return say("total", { count: chunks.length, size: kilobytes(bytes, language) });
}
