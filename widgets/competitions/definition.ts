import {
  defineWidget,
  joinableParts,
  list,
  integer,
  oneOf,
  platformStates,
  text,
  type WidgetModule,
} from "../../src/definition";
import { competitionsTexts } from "./texts";

export const competitions = defineWidget({
  tag: "vetrina-competitions",
  title: { it: "Tornei", en: "Competitions" },
  summary: {
    it: "I tornei della piattaforma di gamification: quando si svolgono, come si gioca, i premi per ogni posto, i turni e la posizione del giocatore. Un pulsante serve per partecipare, un altro per lasciare.",
    en: "The competitions of the gamification platform: when they take place, how they are played, prizes by place, rounds and the player’s own standing. One button joins, another one leaves.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Tornei».",
        en: "Title of the box. The default is “Competitions”.",
      },
    }),
    status: oneOf(["active", "upcoming", "finished", "all"], {
      default: "active",
      label: { it: "Quali tornei", en: "Which competitions" },
      choiceLabels: {
        active: { it: "In corso", en: "Running" },
        upcoming: { it: "In programma", en: "Planned" },
        finished: { it: "Terminati", en: "Ended" },
        all: { it: "Tutti", en: "All" },
      },
      help: { it: "I tornei che compaiono nell’elenco.", en: "The competitions that the list shows." },
    }),
    tags: list({
      default: [],
      label: { it: "Etichette", en: "Tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: si mostrano solo i tornei con queste etichette. Se lasciato vuoto, tutti.",
        en: "Tags assigned in the platform, separated by commas: only competitions with these tags are shown. If left empty, all of them.",
      },
    }),
    ids: list({
      default: [],
      label: { it: "Codici dei tornei", en: "Competition ids" },
      help: {
        it: "I codici (id) che i tornei hanno nella piattaforma, separati da virgole: si mostrano solo questi. Vale anche la scelta «Quali tornei». Se lasciato vuoto, tutti.",
        en: "The ids that the platform gives to competitions, separated by commas: only these are shown. The choice “Which competitions” applies too. If left empty, all of them.",
      },
    }),
    limit: integer({
      default: 0,
      min: 0,
      max: 100,
      label: { it: "Tornei mostrati all’inizio", en: "Competitions shown at first" },
      help: {
        it: "Quanti tornei mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta. Con 0 si mostra la prima riga, che occupa lo spazio riservato, e il pulsante «Mostra tutto».",
        en: "The number of competitions that are shown at first. The button “Show more” adds 20 at a time. With 0, the first row is shown, which fills the reserved space, and the button “Show all”.",
      },
    }),
  },
  children: "text",
  states: {
    ...platformStates,
    loading: { help: { it: "I tornei sono in arrivo.", en: "The competitions are loading." } },
    ready: { help: { it: "I tornei sono quelli di adesso.", en: "The competitions are up to date." } },
    empty: { help: { it: "Non ci sono tornei.", en: "There are no competitions." } },
    stale: {
      help: {
        it: "I tornei non si sono potuti aggiornare: restano gli ultimi noti, con la loro ora.",
        en: "The competitions could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "I tornei, o i limiti del conto, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The competitions or the limits of the account could not be read; the button “Try again” reads them again.",
      },
    },
    reconnecting: {
      help: {
        it: "Il collegamento con la piattaforma è caduto e torna da sé; restano gli ultimi tornei noti.",
        en: "The connection to the platform was lost and comes back by itself; the last known competitions stay.",
      },
    },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso: nessun torneo.",
        en: "A self-exclusion or a gaming break is in force: no competition is shown.",
      },
    },
  },
  parts: {
    ...joinableParts,
    row: { help: { it: "Un torneo.", en: "A competition." } },
    media: { help: { it: "L’immagine di un torneo.", en: "The picture of a competition." } },
    badge: { help: { it: "Lo stato di un torneo.", en: "The state of a competition." } },
    "row-self": {
      help: { it: "Il posto e i punti del giocatore.", en: "The player’s own place and points." },
    },
    rank: { help: { it: "I posti a cui va un premio.", en: "The places that win a prize." } },
    text: {
      help: {
        it: "Date, partecipanti, premi; la frase che dice perché non si può partecipare.",
        en: "Dates, entrants, prizes; the sentence that says why joining is not possible.",
      },
    },
    meta: {
      help: {
        it: "La data di una scheda; le etichette; l’esito dell’ultima richiesta e la sua ricevuta; le frasi sullo stato dei dati.",
        en: "The date of a card; the labels; the result of the last request and its receipt; the sentences about the state of the data.",
      },
    },
    empty: {
      help: { it: "La frase senza tornei.", en: "The sentence that is shown without competitions." },
    },
    error: {
      help: {
        it: "L’avviso di tornei non disponibili.",
        en: "The notice that the competitions are not available.",
      },
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: {
        it: "Partecipa, lascia, apre i dettagli di un torneo, mostra altri tornei.",
        en: "Joins, leaves, opens the details of a competition, shows more competitions.",
      },
    },
    { keys: ["Esc"], help: { it: "Chiude i dettagli.", en: "Closes the details." } },
  ],
  examples: [
    { title: { it: "I tornei in corso", en: "Running competitions" }, demo: "logged-in" },
    {
      title: { it: "I tornei in programma", en: "Planned competitions" },
      attributes: { status: "upcoming" },
      demo: "logged-in",
    },
    {
      title: { it: "Prima dell’accesso", en: "Logged out" },
      beside: ["vetrina-login-modal"],
      demo: "logged-out",
    },
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "star",
  needs: ["account", "area", "gamification", "panels"],
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: competitionsTexts,
  // Without a number of cards, the first row fills the reserved space.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50, firstRow: 20 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Competitions"),
});
