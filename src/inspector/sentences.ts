import { defineTexts, type Language, type Translate } from "../i18n";
import type { Reason } from "./reasons";

/** The sentence of each reason. */
export const reasonTexts = defineTexts(
  "inspector",
  {
    misspelt: "Non è un elemento di Vetrina, e nessun nome gli somiglia.",
    misspeltAs: "Non è un elemento di Vetrina: il nome giusto è «{right}».",
    switchedOff: "Non si mostra perché la configurazione lo spegne con la chiave «disabled».",
    foreign: "Non si mostra perché un altro script ha definito prima un elemento con questo nome.",
    offline: "Non si mostra perché il dispositivo non è in rete: si carica da sé quando la rete torna.",
    chunkFailed: "Non si mostra perché il suo codice non si è potuto caricare: {detail}.",
    undiscovered:
      "Non si mostra perché sta in uno shadow root del sito: la libreria ci guarda solo con «Vetrina.discover(root)».",
    loading: "Non si mostra ancora: il suo codice è in arrivo.",
    hidden: "Non si mostra perché la pagina lo nasconde con {by}.",
    farAway: "Non si mostra ancora perché è lontano da ciò che si vede: si carica quando ci si avvicina.",
    missing: {
      one: "Non si mostra perché manca un attributo: {names}.",
      other: "Non si mostra perché mancano degli attributi: {names}.",
    },
    crashed: "Non si mostra perché si è guastato: l’errore è nella console.",
    extra: "Non si mostra perché nella pagina ce n’è già un altro, e ne basta uno.",
    restricted:
      "Non invita a giocare perché il giocatore ha un’autoesclusione o una pausa di gioco in corso.",
    optedOut: "Non si mostra perché il giocatore ha scelto di non vedere la piattaforma.",
    loggedOut: "Mostra solo l’invito ad accedere, perché nessun giocatore ha fatto l’accesso.",
    offlineData: "Non ha dati nuovi perché il dispositivo non è in rete.",
    notConfigured: "Non ha dati perché nella configurazione manca la chiave «{key}».",
    failed: "Non ha dati perché il suo servizio non risponde, o risponde con un errore.",
    unknownId: {
      one: "Il servizio non conosce l’identificativo {names}, o adesso non lo offre.",
      other: "Il servizio non conosce gli identificativi {names}, o adesso non li offre.",
    },
    withoutId: "Non sa che cosa mostrare perché manca {names}.",
    noBonus: "Non si mostra perché adesso nessun bonus è valido.",
    empty: "Non ha nulla da mostrare: il servizio ha risposto con un elenco vuoto.",
    waiting: "Si mostra, e sta aspettando i suoi dati.",
    reconnecting: "Non ha dati nuovi perché il collegamento con la piattaforma è caduto; torna da sé.",
    stale: "Si mostra con gli ultimi dati noti, perché il suo servizio adesso non risponde.",
    noBox: "È pronto, ma non si vede perché la pagina non gli lascia spazio.",
    unneeded: "È pronto e compare solo quando serve.",
    wrongValue: 'Si mostra, ma {name}="{value}" non vale: serve {expected}.',
    wrongName: "Si mostra, ma «{name}» non è un suo attributo: quello giusto è «{right}».",
    edited: "Si mostra, e non fa nulla perché la pagina è in modifica.",
    simulated: "Si mostra con dati simulati, per «data-demo».",
    shows: "Si mostra.",
  },
  {
    misspelt: "It is no element of Vetrina, and no name is like it.",
    misspeltAs: "It is no element of Vetrina: the right name is “{right}”.",
    switchedOff: "It does not show because the configuration switches it off with the key “disabled”.",
    foreign: "It does not show because another script has defined an element of this name before.",
    offline: "It does not show because the device is offline: it loads by itself when the network is back.",
    chunkFailed: "It does not show because its code could not be loaded: {detail}.",
    undiscovered:
      "It does not show because it is in a shadow root of the site: the library looks there only after “Vetrina.discover(root)”.",
    loading: "It does not show yet: its code is on the way.",
    hidden: "It does not show because the page hides it with {by}.",
    farAway: "It does not show yet because it is far from what is in view: it loads when it comes near.",
    missing: {
      one: "It does not show because an attribute is missing: {names}.",
      other: "It does not show because attributes are missing: {names}.",
    },
    crashed: "It does not show because it has failed: the error is in the console.",
    extra: "It does not show because the page has another one already, and one is enough.",
    restricted:
      "It does not invite to play because a self-exclusion or a gaming break of the player is in force.",
    optedOut: "It does not show because the player has chosen not to see the platform.",
    loggedOut: "It shows only the invitation to log in, because no player is logged in.",
    offlineData: "It has no new data because the device is offline.",
    notConfigured: "It has no data because the configuration lacks the key “{key}”.",
    failed: "It has no data because its service does not answer, or answers with an error.",
    unknownId: {
      one: "The service does not know the id {names}, or does not offer it now.",
      other: "The service does not know the ids {names}, or does not offer them now.",
    },
    withoutId: "It does not know what to show because {names} is missing.",
    noBonus: "It does not show because no bonus is valid now.",
    empty: "It has nothing to show: the service has answered with an empty list.",
    waiting: "It shows, and waits for its data.",
    reconnecting:
      "It has no new data because the connection to the platform was lost; it comes back by itself.",
    stale: "It shows the last known data, because its service does not answer now.",
    noBox: "It is ready, but not visible because the page leaves it no space.",
    unneeded: "It is ready, and appears only when it is needed.",
    wrongValue: 'It shows, but {name}="{value}" is not valid: it needs {expected}.',
    wrongName: "It shows, but “{name}” is not one of its attributes: the right one is “{right}”.",
    edited: "It shows, and does nothing because the page is being edited.",
    simulated: "It shows simulated data, because of “data-demo”.",
    shows: "It shows.",
  },
);

/** What kinds of values expect, in Italian. The English words are those of `src/definition/kinds.ts`. */
const expectations: readonly (readonly [RegExp, string])[] = [
  [/^a text of at most (.*)$/, "un testo di al massimo $1"],
  [/^true or false$/, "true o false"],
  [/^a number/, "un numero"],
  [/ from (\S+)/, " da $1"],
  [/ to (\S+)$/, " a $1"],
  [/^one of /, "una di queste parole: "],
  [/^a date as (.*) or (.*)$/, "una data come $1 o $2"],
  [/^the address of an image: /, "l’indirizzo di un’immagine: "],
  [/a path, or a whole https address/, "un percorso, o un indirizzo https intero"],
  [/^a whole https address/, "un indirizzo https intero"],
  [/\(http on this machine\)/, "(http su questa macchina)"],
  [/^words separated by commas$/, "parole separate da virgole"],
  [/^a function$/, "una funzione"],
  [/^an object of texts like/, "un oggetto di testi come"],
  [/^an object$/, "un oggetto"],
  [/^the name of a header that STOMP itself does not use$/, "il nome di un’intestazione che STOMP non usa"],
  [
    /^a regular expression of at most (\S+) characters$/,
    "un’espressione regolare di al massimo $1 caratteri",
  ],
];

/** What a kind of value expects, in the page's language. */
export function expectedIn(language: Language, expected: string): string {
  if (language === "en") return expected;
  return expectations.reduce((text, [pattern, italian]) => text.replace(pattern, italian), expected);
}

/** Longer values make a sentence unreadable. */
const cut = (value: string) => (value.length > 40 ? `${value.slice(0, 39)}…` : value);

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
    case "withoutId": {
      const type = reason.why === "withoutId" ? "disjunction" : "conjunction";
      const names = new Intl.ListFormat(language, { type }).format(reason.names.map(cut));
      return say(reason.why, { names, count: reason.names.length });
    }
    case "wrongValue":
      return say(reason.why, {
        ...reason,
        value: cut(reason.value),
        expected: expectedIn(language, reason.expected),
      });
    case "chunkFailed":
      return say(reason.why, { detail: reason.detail || "?" });
    default:
      return say(reason.why, { ...reason });
  }
}
