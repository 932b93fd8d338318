import {
  headingNotes,
  platformStates,
  describeWidget,
  loggedOutExample,
  listPanel,
  readOnlyParts,
} from "../../src/description";
import { leaderboard } from "./definition";
import { leaderboardTexts } from "./texts";

export const leaderboardDescription = describeWidget(leaderboard, {
  title: { it: "Classifica", en: "Leaderboard" },
  summary: {
    it: "La classifica di una gara, cioè di un turno di un torneo, aggiornata in tempo reale. Chi ha fatto l’accesso ed è in classifica vede sempre il proprio posto e i punti che lo separano da quello precedente.",
    en: "The live leaderboard of a contest, which is a round of a competition. Players who are logged in and ranked always see their rank and the points to the rank above.",
  },
  attributes: {
    heading: headingNotes("Classifica", "Leaderboard"),
    entityId: {
      label: { it: "Codice della gara", en: "Contest id" },
      help: {
        it: "Il codice (id) della gara, cioè di un turno di un torneo, nella piattaforma. Lo dà chi la gestisce. Con questo codice quello del torneo non conta. È ammesso anche il codice di un torneo: si mostra la sua gara in corso. Se mancano tutti e due i codici, non si vede nessuna classifica.",
        en: "Enter the platform’s id of the contest, which is a round of a competition. Ask the people who manage the platform for it. You can also enter the id of a competition to show its active contest. If this field is filled in, the competition id has no effect. If both ids are empty, no leaderboard is shown.",
      },
    },
    competitionId: {
      label: { it: "Codice del torneo", en: "Competition id" },
      help: {
        it: "Il codice (id) del torneo nella piattaforma; lo dà chi la gestisce. Si mostra la gara in corso e, quando comincia il turno seguente, quella nuova.",
        en: "Enter the platform’s id of the competition. Ask the people who manage the platform for it. The leaderboard shows the active contest, and the next contest when the next round begins.",
      },
    },
    top: {
      label: { it: "Primi posti", en: "Top ranks" },
      help: {
        it: "Quanti posti può mostrare al massimo la vista «In testa». Se ne vedono dieci; il pulsante «Mostra altri 10» aggiunge i seguenti.",
        en: "Maximum number of ranks in the view “Top”. It shows ten at first; the button “Show 10 more” adds the next ones.",
      },
    },
    above: {
      label: { it: "Posti prima di quello del giocatore", en: "Ranks above the player’s" },
      help: {
        it: "Quanti posti prima di quello del giocatore mostra la vista «Intorno a me».",
        en: "Number of ranks above the player’s that the view “Around me” shows.",
      },
    },
    below: {
      label: { it: "Posti dopo quello del giocatore", en: "Ranks below the player’s" },
      help: {
        it: "Quanti posti dopo quello del giocatore mostra la vista «Intorno a me».",
        en: "Number of ranks below the player’s that the view “Around me” shows.",
      },
    },
    view: {
      label: { it: "Vista iniziale", en: "First view" },
      choiceLabels: {
        top: { it: "In testa", en: "Top" },
        around: { it: "Intorno a me", en: "Around me" },
      },
      help: {
        it: "La parte della classifica che si vede per prima. I giocatori in classifica possono cambiarla.",
        en: "Choose the view to show first. Players on the leaderboard can change it.",
      },
    },
    bestScores: {
      label: { it: "Punteggi migliori", en: "Best scores" },
      help: {
        it: "Mostra in ogni riga i punteggi migliori, per le gare in cui conta la loro somma. Il punteggio migliore del giocatore si vede sempre.",
        en: "Shows the best scores in each row, for contests that add them up. The player’s best score is always shown.",
      },
    },
  },
  ...listPanel,
  states: {
    ...platformStates,
    loading: { it: "La classifica è in arrivo.", en: "The leaderboard is loading." },
    ready: { it: "La classifica è aggiornata.", en: "The leaderboard is up to date." },
    empty: {
      it: "Nessuno è in classifica, oppure nessuna gara è in corso.",
      en: "Nobody is on the leaderboard, or no contest is active.",
    },
    stale: {
      it: "La classifica non si aggiorna più: resta l’ultima nota, con la sua ora.",
      en: "The leaderboard is no longer updated. The last known leaderboard stays visible with the time of its last update.",
    },
    error: {
      it: "La classifica, o i limiti del conto, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
      en: "The leaderboard or the limits of the account could not be read; the button “Try again” reads them again.",
    },
    reconnecting: {
      it: "Il collegamento con la piattaforma è caduto e si ristabilisce da sé; resta l’ultima classifica nota.",
      en: "The connection to the platform is lost, and the library tries to restore it. The last known leaderboard stays visible.",
    },
    restricted: {
      it: "Un’autoesclusione o una pausa di gioco è in corso: la classifica non si mostra.",
      en: "A self-exclusion or a game pause is in force: no leaderboard is shown.",
    },
  },
  parts: {
    ...readOnlyParts,
    row: { it: "Una riga della classifica.", en: "A row of the leaderboard." },
    "row-self": {
      it: "La posizione del giocatore, sopra la classifica e nella sua riga, o la frase che dice di accedere per vederla.",
      en: "The player’s rank, above the leaderboard and in its row, or the sentence that asks visitors to log in to see it.",
    },
    rank: { it: "Il posto.", en: "The rank." },
    text: { it: "I nomi di chi occupa un posto.", en: "The names of the ranked players." },
    score: {
      it: "I punti, e sotto di essi il cambiamento di posto.",
      en: "The points and, below them, the change of the rank.",
    },
    meta: {
      it: "Il nome della gara, la distanza dal posto precedente, l’ora dell’ultimo aggiornamento e le frasi sullo stato dei dati.",
      en: "The name of the contest, the distance to the rank above, the time of the last update, and the status messages, for example about outdated data or a lost connection.",
    },
    live: {
      it: "L’annuncio, per le tecnologie assistive, che il posto del giocatore è cambiato.",
      en: "The message for assistive technology that the player’s rank has changed.",
    },
    empty: {
      it: "La frase che si vede se non c’è una classifica.",
      en: "The sentence that is shown if there is no leaderboard.",
    },
    error: {
      it: "L’avviso di classifica non disponibile.",
      en: "The notice that the leaderboard is not available.",
    },
    "action-secondary": {
      it: "I pulsanti delle due viste, «Mostra altri 10», «Mostra 5 aggiornamenti» e «Riprova».",
      en: "The buttons of the two views, “Show 10 more”, “Show 5 updates” and “Try again”.",
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      it: "Cambia la vista, mostra altre righe o gli aggiornamenti in attesa, accede, riprova. Finché il focus è nel riquadro, le righe restano ferme.",
      en: "Changes the view, shows more rows or waiting updates, logs in, or tries again. Rows do not move while the focus is in the box.",
    },
  ],
  examples: [
    {
      title: { it: "La gara in corso di un torneo", en: "The active contest of a competition" },
      attributes: { competitionId: "com-autunno" },
      demo: "logged-in",
    },
    {
      title: { it: "Intorno al posto del giocatore", en: "Around the player’s rank" },
      attributes: { entityId: "con-autunno-1", view: "around" },
      demo: "logged-in",
    },
    {
      title: { it: "Con i punteggi migliori", en: "With best scores" },
      attributes: { competitionId: "com-slot-lampo", bestScores: "true" },
      demo: "logged-in",
    },
    { ...loggedOutExample, attributes: { competitionId: "com-coppa" } },
    {
      title: { it: "Con un’autoesclusione", en: "With a self-exclusion" },
      attributes: { competitionId: "com-autunno" },
      demo: "self-excluded",
    },
  ],
  icon: "graphBarVertical",
  texts: leaderboardTexts,
  // The reserved space fits ten rows and the player's own row. In a lower viewport the content below is out
  // of view, so that nothing visible moves.
  placeholder: { minHeight: 20, fillsWindowUpTo: 50 },
});
