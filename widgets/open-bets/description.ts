import {
  accountStates,
  describeWidget,
  loggedOutExample,
  headingNotes,
  listStates,
  readOnlyParts,
} from "../../src/description";
import { openBets } from "./definition";
import { openBetsTexts } from "./texts";

const states = listStates({ it: "scommesse", isFeminine: true, en: "bets" });

export const openBetsDescription = describeWidget(openBets, {
  title: { it: "Scommesse aperte", en: "Open bets" },
  summary: {
    it: "Le scommesse del giocatore non ancora concluse: eventi, puntata, vincita potenziale e stato.",
    en: "The player’s bets that are not settled yet: events, stake, potential return and status.",
  },
  attributes: {
    heading: headingNotes("Scommesse aperte", "Open bets"),
    limit: {
      label: { it: "Scommesse mostrate all’inizio", en: "Bets shown at first" },
      help: {
        it: "Quante scommesse mostrare all’inizio. Se sono di più, il pulsante «Mostra tutte» mostra le altre.",
        en: "Number of bets that are shown at first. The button “Show all” shows the others.",
      },
    },
  },
  children: "text",
  states: {
    ...states,
    empty: { it: "Non ci sono scommesse aperte.", en: "There are no open bets." },
    error: {
      it: "Le scommesse non sono disponibili; il pulsante «Riprova» le chiede di nuovo.",
      en: "The bets are not available; the button “Try again” reads them again.",
    },
    ...accountStates,
  },
  parts: {
    ...readOnlyParts,
    row: { it: "Una scommessa.", en: "A bet." },
    badge: { it: "Lo stato di una scommessa.", en: "The status of a bet." },
    text: { it: "Evento, importi e data.", en: "Event, amounts and date." },
    meta: {
      it: "Le etichette e le frasi sullo stato dei dati.",
      en: "The name of the market, the labels of a bet’s data, and the status messages, for example about outdated data or a lost connection.",
    },
    empty: {
      it: "La frase che si vede se non ci sono scommesse aperte.",
      en: "The sentence that is shown if there are no open bets.",
    },
    error: {
      it: "L’avviso di scommesse non disponibili.",
      en: "The notice that the bets are not available.",
    },
    "action-secondary": {
      it: "I pulsanti «Mostra tutte» e «Riprova».",
      en: "The buttons “Show all” and “Try again”.",
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      it: "Mostra tutte le scommesse o di nuovo le prime, accede, riprova.",
      en: "Shows all bets or the first ones again, logs in, tries again.",
    },
  ],
  examples: [
    { title: { it: "Tre scommesse", en: "Three bets" }, demo: "logged-in" },
    {
      title: { it: "La prima soltanto", en: "One bet at first" },
      attributes: { limit: "1" },
      demo: "logged-in",
    },
    { title: { it: "Nessuna scommessa aperta", en: "No open bets" }, demo: "self-excluded" },
    loggedOutExample,
    { title: { it: "Scommesse non recenti", en: "Outdated bets" }, demo: "stale" },
    { title: { it: "Scommesse non disponibili", en: "Bets not available" }, demo: "unconfigured" },
  ],
  icon: "viewList",
  configuration: ["account.paths.openBets"],
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: openBetsTexts,
  placeholder: { minHeight: 17 },
});
