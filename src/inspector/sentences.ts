import { elementTexts } from "../element/texts";
import { defineTexts, type Language, type Translate } from "../i18n";
import { mistakeTexts } from "./mistake-texts";
import type { Reason } from "./reasons";
import { withoutPrototype } from "../utils/without-prototype";

/** The sentence of each reason. */
export const reasonTexts = defineTexts(
  "inspector",
  {
    misspelt: "Non è un elemento di Vetrina.",
    misspeltAs: mistakeTexts.it.misspeltAs,
    notClosed: mistakeTexts.it.notClosed,
    switchedOff: "Non si mostra perché la configurazione lo spegne con «disabled».",
    foreign: "Non si mostra perché un altro script ha già definito questo nome.",
    offline: "Aspetta la rete: il dispositivo adesso non è collegato.",
    chunkFailed: "Non si mostra perché il suo codice non si è caricato: {detail}.",
    undiscovered: "Non si mostra perché sta in uno shadow root del sito: serve «Vetrina.discover(root)».",
    loading: "Non si mostra ancora: si sta caricando.",
    hidden: "Non si mostra perché la pagina lo nasconde con {by}.",
    farAway: "Non si mostra ancora: si carica quando ci si arriva scorrendo.",
    missing: elementTexts.it.missing,
    missingAs: `Non si mostra perché ${mistakeTexts.it.wrongName}`,
    crashed: "Non si mostra perché si è guastato: l’errore è nella console.",
    extra: "Non si mostra perché la pagina ne ha già un altro.",
    restricted: "Non invita a giocare: il giocatore ha un’autoesclusione o una pausa di gioco.",
    "opted-out": "Non si mostra perché il giocatore ha scelto di non vedere la piattaforma.",
    "logged-out": "Invita ad accedere, perché nessun giocatore ha fatto l’accesso.",
    notConfigured: mistakeTexts.it.notConfigured,
    failed: "Non ha dati perché il suo servizio non risponde, o risponde con un errore.",
    unreachable: "Non ha dati perché la piattaforma non si raggiunge: il collegamento non è mai riuscito.",
    unknownId: "Il servizio non conosce, o adesso non offre, {names}.",
    unknownDemoId: "I servizi simulati conoscono solo i codici degli esempi, non {names}.",
    withoutId: "Non sa che cosa mostrare senza {names}.",
    noBonus: "Non si mostra perché adesso nessun bonus è valido.",
    empty: "Non ha nulla da mostrare: il servizio ha risposto con un elenco vuoto.",
    reconnecting: "Il collegamento con la piattaforma è caduto e torna da sé.",
    stale: "Si mostra con gli ultimi dati noti: il suo servizio adesso non risponde.",
    noBox: "Non si vede perché la pagina non gli lascia spazio.",
    unneeded: "È pronto e compare solo quando serve.",
    wrongValue: 'Si mostra, ma {name}="{value}" non vale: serve {expected}.',
    wrongName: `Si mostra, ma ${mistakeTexts.it.wrongName}`,
    edited: "Si mostra, e non fa nulla perché la pagina è in modifica.",
    simulated: "Si mostra con dati simulati, per «data-demo».",
    shows: "Si mostra.",
  },
  {
    misspelt: "It is no element of Vetrina.",
    misspeltAs: mistakeTexts.en.misspeltAs,
    notClosed: mistakeTexts.en.notClosed,
    switchedOff: "It does not show because the configuration switches it off by “disabled”.",
    foreign: "It does not show because another script has already defined this name.",
    offline: "It waits for the network: the device is offline.",
    chunkFailed: "It does not show because its code could not be loaded: {detail}.",
    undiscovered:
      "It does not show because it is in a shadow root of the site: it needs “Vetrina.discover(root)”.",
    loading: "It does not show yet: it is loading.",
    hidden: "It does not show because the page hides it by {by}.",
    farAway: "It does not show yet: it loads when you scroll to it.",
    missing: elementTexts.en.missing,
    missingAs: `It does not show because ${mistakeTexts.en.wrongName}`,
    crashed: "It does not show because it has failed: the error is in the console.",
    extra: "It does not show because the page already has another one.",
    restricted: "It does not invite to play: the player has a self-exclusion or a gaming break.",
    "opted-out": "It does not show because the player has chosen not to see the platform.",
    "logged-out": "It invites to log in, because no player is logged in.",
    notConfigured: mistakeTexts.en.notConfigured,
    failed: "It has no data because its service does not answer, or answers with an error.",
    unreachable: "It has no data because the platform cannot be reached: no connection has succeeded.",
    unknownId: "The service does not know, or does not offer now, {names}.",
    unknownDemoId: "The simulated services know only the ids of the examples, not {names}.",
    withoutId: "It does not know what to show without {names}.",
    noBonus: "It does not show because no bonus is valid now.",
    empty: "It has nothing to show: the service has answered with an empty list.",
    reconnecting: "The connection to the platform was lost and comes back by itself.",
    stale: "It shows the last known data: its service does not answer now.",
    noBox: "It is not visible because the page leaves it no space.",
    unneeded: "It is ready and appears only when it is needed.",
    wrongValue: 'It shows, but {name}="{value}" is not valid: it needs {expected}.',
    wrongName: `It shows, but ${mistakeTexts.en.wrongName}`,
    edited: "It shows, and does nothing because the page is being edited.",
    simulated: "It shows simulated data, because of “data-demo”.",
    shows: "It shows.",
  },
);

/** What kinds of values expect, in English as `src/definition/kinds.ts` says it, and in Italian: by turns. */
const expectations = (
  "one of |una fra le parole |a whole number|un numero intero|a date as yyyy-mm-dd or dd/mm/yyyy|una data come 2026-11-21 o 21/11/2026|two dates as yyyy-mm-dd/yyyy-mm-dd, the second not before the first|due date come 2026-11-01/2026-11-21, la seconda non prima della prima|the address of an image|l’indirizzo di un’immagine|" +
  "a text of at most|un testo di al massimo|a path, or|un percorso, o|a whole https address|un indirizzo https intero|" +
  "on this machine|su questa macchina|words separated by commas|parole separate da virgole|a function|una funzione|" +
  "a list of tours|un elenco di visite guidate|an object|un oggetto| of texts like| di testi come|a regular expression of at most|un’espressione regolare di al massimo|" +
  "characters|caratteri|the name of a header that STOMP itself does not use|il nome di un’intestazione che STOMP non usa|" +
  " from | da | to | a | or | o "
).split("|");

/** What a kind of value expects, in the page's language. */
export const expectedIn = (language: Language, expected: string): string =>
  language === "en"
    ? expected
    : expectations.reduce(
        (text, words, index) => (index % 2 ? text : text.replace(words, expectations[index + 1] ?? "")),
        expected,
      );

/** Longer values make a sentence unreadable. */
const cut = (value: string) => (value.length > 40 ? `${value.slice(0, 39)}…` : value);

/** Some names as the words of a sentence: “a, b and c”. */
export const namesIn = (
  language: Language,
  names: readonly string[],
  type: Intl.ListFormatType = "conjunction",
): string => new Intl.ListFormat(language, withoutPrototype({ type })).format(names.map(cut));

/** The sentence that answers “why does it not show?”, in the language of `say`. */
export function sentenceOf(
  reason: Reason,
  say: Translate<(typeof reasonTexts)["it"]>,
  language: Language,
): string {
  switch (reason.why) {
    case "misspelt":
      return reason.right === undefined ? say("misspelt") : say("misspeltAs", { right: reason.right });
    case "missing":
    case "unknownId":
    case "unknownDemoId":
    case "withoutId": {
      const type = reason.why === "withoutId" ? "disjunction" : "conjunction";
      return say(reason.why, { names: namesIn(language, reason.names, type) });
    }
    case "wrongValue":
      return say(reason.why, {
        name: reason.name,
        value: cut(reason.value),
        expected: expectedIn(language, reason.expected),
      });
    case "wrongName":
    case "missingAs":
      return say(reason.why, { name: reason.name, right: reason.right });
    case "finding":
    case "notice":
      return reason.text;
    case "chunkFailed":
      return say(reason.why, { detail: reason.detail || "?" });
    default:
      return say(reason.why, { ...reason });
  }
}
