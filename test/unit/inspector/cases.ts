import type { AttributeFact, ElementFacts } from "../../../src/inspector/facts";
import type { Reason } from "../../../src/inspector/reasons";
import { element, undefinedElement } from "./facts";

export const wrongLimit: AttributeFact = {
  name: "data-limit",
  written: "tanti",
  mistake: "value",
  expected: "a whole number from 1 to 100",
  type: "number",
};
export const wrongName: AttributeFact = {
  name: "data-limt",
  written: "3",
  mistake: "name",
  corrected: { name: "data-limit", value: "3" },
};

const misspeltId: AttributeFact = {
  name: "data-gameid",
  written: "evo-002",
  mistake: "name",
  corrected: { name: "data-game-id", value: "evo-002" },
};

/** A description, the reason that follows, and its sentence in both languages. */
export const cases: readonly (readonly [ElementFacts, Reason["why"], it: string, en: string])[] = [
  [
    undefinedElement({ isOurs: false, right: "vetrina-date-picker" }),
    "misspelt",
    "Non è un elemento di Vetrina: il nome giusto è «vetrina-date-picker».",
    "It is no element of Vetrina: the right name is “vetrina-date-picker”.",
  ],
  [
    undefinedElement({ isOurs: false }),
    "misspelt",
    "Non è un elemento di Vetrina.",
    "It is no element of Vetrina.",
  ],
  [
    element({ tag: "vetrina-rules", unexpectedTag: "vetrina-awards" }),
    "notClosed",
    "Contiene <vetrina-awards>, che così non si vede: chiudilo con </vetrina-rules>, perché in HTML «/>» non chiude un elemento.",
    "It contains <vetrina-awards>, which thus does not show: close it with </vetrina-rules>, because in HTML “/>” does not close an element.",
  ],
  [
    undefinedElement({ isSwitchedOff: true }),
    "switchedOff",
    "Non si mostra perché la configurazione lo spegne con «disabled».",
    "It does not show because the configuration switches it off by “disabled”.",
  ],
  [
    element({ isForeign: true, isMounted: false, state: "error", failure: "defined by another script" }),
    "foreign",
    "Non si mostra perché un altro script ha già definito questo nome.",
    "It does not show because another script has already defined this name.",
  ],
  [
    undefinedElement({ state: "error", failure: "widget-awards-x.js: status 404" }),
    "chunkFailed",
    "Non si mostra perché il suo codice non si è caricato: widget-awards-x.js: status 404.",
    "It does not show because its code could not be loaded: widget-awards-x.js: status 404.",
  ],
  [
    undefinedElement({ state: "error", failure: "Failed to fetch", isOffline: true }),
    "offline",
    "Aspetta la rete: il dispositivo adesso non è collegato.",
    "It waits for the network: the device is offline.",
  ],
  [
    undefinedElement({ isInForeignRoot: true }),
    "undiscovered",
    "Non si mostra perché sta in uno shadow root del sito: serve «Vetrina.discover(root)».",
    "It does not show because it is in a shadow root of the site: it needs “Vetrina.discover(root)”.",
  ],
  [
    undefinedElement(),
    "loading",
    "Non si mostra ancora: si sta caricando.",
    "It does not show yet: it is loading.",
  ],
  [
    element({ isMounted: false, state: undefined, mountsNear: true }),
    "farAway",
    "Non si mostra ancora: si carica quando ci si arriva scorrendo.",
    "It does not show yet: it loads when you scroll to it.",
  ],
  [
    undefinedElement({ mountsNear: true }),
    "farAway",
    "Non si mostra ancora: si carica quando ci si arriva scorrendo.",
    "It does not show yet: it loads when you scroll to it.",
  ],
  [
    element({
      isMounted: false,
      state: undefined,
      mountsNear: true,
      hiddenBy: { by: "<div hidden>", plain: "<div hidden>" },
    }),
    "hidden",
    "Non si mostra perché la pagina lo nasconde con <div hidden>.",
    "It does not show because the page hides it by <div hidden>.",
  ],
  [
    element({
      isVisible: false,
      hiddenBy: { by: '<p class="promo"> (display: none)', plain: "<p> (display: none)" },
    }),
    "hidden",
    'Non si mostra perché la pagina lo nasconde con <p class="promo"> (display: none).',
    'It does not show because the page hides it by <p class="promo"> (display: none).',
  ],
  [
    element({ state: "error", showsFallback: true, missing: ["data-game-id"] }),
    "missing",
    "Non si mostra senza data-game-id.",
    "It does not show without data-game-id.",
  ],
  [
    element({ state: "error", showsFallback: true, missing: ["data-game-id", "data-heading"] }),
    "missing",
    "Non si mostra senza data-game-id e data-heading.",
    "It does not show without data-game-id and data-heading.",
  ],
  [
    element({ state: "error", showsFallback: true, missing: ["data-game-id"], attributes: [misspeltId] }),
    "missingAs",
    "Non si mostra perché «data-gameid» non è un suo attributo: quello giusto è «data-game-id».",
    "It does not show because “data-gameid” is not one of its attributes: the right one is “data-game-id”.",
  ],
  [
    element({ state: "error", missing: ["data-game-id"], attributes: [wrongLimit, misspeltId] }),
    "missingAs",
    "Non si mostra perché «data-gameid» non è un suo attributo: quello giusto è «data-game-id». È sbagliato anche data-limit.",
    "It does not show because “data-gameid” is not one of its attributes: the right one is “data-game-id”. data-limit is wrong, too.",
  ],
  [
    element({ state: "error", missing: ["data-game-id"], attributes: [wrongName] }),
    "missing",
    "Non si mostra senza data-game-id.",
    "It does not show without data-game-id.",
  ],
  [
    element({ state: "error", showsFallback: true }),
    "crashed",
    "Non si mostra perché si è guastato: l’errore è nella console.",
    "It does not show because it has failed: the error is in the console.",
  ],
  [
    element({ isOverlay: true, isExtra: true, isVisible: false }),
    "extra",
    "Non si mostra perché la pagina ne ha già un altro.",
    "It does not show because the page already has another one.",
  ],
  [
    element({ state: "restricted", isVisible: false }),
    "restricted",
    "Non invita a giocare: il giocatore ha un’autoesclusione o una pausa di gioco.",
    "It does not invite to play: the player has a self-exclusion or a gaming break.",
  ],
  [
    element({ state: "opted-out" }),
    "opted-out",
    "Non si mostra perché il giocatore ha scelto di non vedere la piattaforma.",
    "It does not show because the player has chosen not to see the platform.",
  ],
  [
    element({ state: "logged-out" }),
    "logged-out",
    "Invita ad accedere, perché nessun giocatore ha fatto l’accesso.",
    "It invites to log in, because no player is logged in.",
  ],
  [
    element({ state: "offline" }),
    "offline",
    "Aspetta la rete: il dispositivo adesso non è collegato.",
    "It waits for the network: the device is offline.",
  ],
  [
    element({ state: "error", missingKey: "bonus.paths.list" }),
    "notConfigured",
    "Non ha dati perché nella configurazione manca «bonus.paths.list».",
    "It has no data because the configuration lacks “bonus.paths.list”.",
  ],
  [
    element({ state: "error" }),
    "failed",
    "Non ha dati perché il suo servizio non risponde, o risponde con un errore.",
    "It has no data because its service does not answer, or answers with an error.",
  ],
  [
    element({ state: "empty", showsBonuses: true, lacksBonuses: true, isVisible: false, ids: ["x"] }),
    "failed",
    "Non ha dati perché il suo servizio non risponde, o risponde con un errore.",
    "It has no data because its service does not answer, or answers with an error.",
  ],
  [
    element({ state: "empty", ids: ["x", "y"], unknownIds: ["x"] }),
    "unknownId",
    "Il servizio non conosce, o adesso non offre, x.",
    "The service does not know, or does not offer now, x.",
  ],
  [
    element({ state: "empty", ids: ["x", "y"] }),
    "unknownId",
    "Il servizio non conosce, o adesso non offre, x e y.",
    "The service does not know, or does not offer now, x and y.",
  ],
  [
    element({ state: "ready", ids: ["x", "y"], unknownIds: ["y"] }),
    "unknownId",
    "Il servizio non conosce, o adesso non offre, y.",
    "The service does not know, or does not offer now, y.",
  ],
  [
    element({ state: "ready", ids: ["x", "y"], unknownIds: ["y"], isSimulated: true }),
    "unknownDemoId",
    "I servizi simulati conoscono solo i codici degli esempi, non y.",
    "The simulated services know only the ids of the examples, not y.",
  ],
  [
    element({ state: "error", missing: ["data-entity-id / data-competition-id"] }),
    "withoutId",
    "Non sa che cosa mostrare senza data-entity-id o data-competition-id.",
    "It does not know what to show without data-entity-id or data-competition-id.",
  ],
  [
    element({ state: "empty", idAttributes: ["data-entity-id", "data-competition-id"] }),
    "withoutId",
    "Non sa che cosa mostrare senza data-entity-id o data-competition-id.",
    "It does not know what to show without data-entity-id or data-competition-id.",
  ],
  [
    element({ state: "empty", showsBonuses: true, isVisible: false }),
    "noBonus",
    "Non si mostra perché adesso nessun bonus è valido.",
    "It does not show because no bonus is valid now.",
  ],
  [
    element({ state: "empty" }),
    "empty",
    "Non ha nulla da mostrare: il servizio ha risposto con un elenco vuoto.",
    "It has nothing to show: the service has answered with an empty list.",
  ],
  [
    element({ state: "loading" }),
    "loading",
    "Non si mostra ancora: si sta caricando.",
    "It does not show yet: it is loading.",
  ],
  [
    element({ state: "reconnecting" }),
    "reconnecting",
    "Il collegamento con la piattaforma è caduto e torna da sé.",
    "The connection to the platform was lost and comes back by itself.",
  ],
  [
    element({ state: "stale" }),
    "stale",
    "Si mostra con gli ultimi dati noti: il suo servizio adesso non risponde.",
    "It shows the last known data: its service does not answer now.",
  ],
  [
    element({ isVisible: false }),
    "noBox",
    "Non si vede perché la pagina non gli lascia spazio.",
    "It is not visible because the page leaves it no space.",
  ],
  [
    element({ isOverlay: true, isVisible: false }),
    "unneeded",
    "È pronto e compare solo quando serve.",
    "It is ready and appears only when it is needed.",
  ],
  [
    element({ attributes: [wrongLimit] }),
    "wrongValue",
    'Si mostra, ma data-limit="tanti" non vale: serve un numero intero da 1 a 100.',
    'It shows, but data-limit="tanti" is not valid: it needs a whole number from 1 to 100.',
  ],
  [
    element({ attributes: [wrongLimit, wrongName] }),
    "wrongValue",
    'Si mostra, ma data-limit="tanti" non vale: serve un numero intero da 1 a 100. È sbagliato anche data-limt.',
    'It shows, but data-limit="tanti" is not valid: it needs a whole number from 1 to 100. data-limt is wrong, too.',
  ],
  [
    element({ attributes: [wrongName] }),
    "wrongName",
    "Si mostra, ma «data-limt» non è un suo attributo: quello giusto è «data-limit».",
    "It shows, but “data-limt” is not one of its attributes: the right one is “data-limit”.",
  ],
  [
    element({ state: "logged-out", missingKey: "gamification.url" }),
    "notConfigured",
    "Non ha dati perché nella configurazione manca «gamification.url».",
    "It has no data because the configuration lacks “gamification.url”.",
  ],
  [
    element({ state: "reconnecting", isUnreachable: true }),
    "unreachable",
    "Non ha dati perché la piattaforma non si raggiunge: il collegamento non è mai riuscito.",
    "It has no data because the platform cannot be reached: no connection has succeeded.",
  ],
  [element({ finding: { text: "T", plain: "P" } }), "finding", "T", "T"],
  [element({ finding: { text: "T", plain: "P", isKnown: true } }), "notice", "T", "T"],
  [
    element({ isEdited: true }),
    "edited",
    "Si mostra, e non fa nulla perché la pagina è in modifica.",
    "It shows, and does nothing because the page is being edited.",
  ],
  [
    element({ isSimulated: true }),
    "simulated",
    "Si mostra con dati simulati, per «data-demo».",
    "It shows simulated data, because of “data-demo”.",
  ],
  [element(), "shows", "Si mostra.", "It shows."],
];
