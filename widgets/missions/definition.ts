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
import { stepsTexts } from "./steps-texts";
import { missionsTexts } from "./texts";

export const missions = defineWidget({
  tag: "vetrina-missions",
  title: { it: "Missioni", en: "Missions" },
  summary: {
    it: "Le missioni della piattaforma di gamification: i passi di ciascuna, a partire dal prossimo, e come dipendono l’uno dall’altro, a parole e in una mappa.",
    en: "The missions of the gamification platform: the steps of each one, the next one first, and how they depend on each other, in words and on a map.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Missioni».",
        en: "Title of the box. The default is “Missions”.",
      },
    }),
    status: oneOf(["active", "upcoming", "finished", "all"], {
      default: "active",
      label: { it: "Quali missioni", en: "Which missions" },
      choiceLabels: {
        active: { it: "In corso", en: "Running" },
        upcoming: { it: "In programma", en: "Planned" },
        finished: { it: "Terminate", en: "Ended" },
        all: { it: "Tutte", en: "All" },
      },
      help: { it: "Le missioni che compaiono nell’elenco.", en: "The missions that the list shows." },
    }),
    tags: list({
      default: [],
      label: { it: "Etichette", en: "Tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: si mostrano solo le missioni che le hanno tutte. Se lasciato vuoto, tutte.",
        en: "Tags assigned in the platform, separated by commas: only missions with all of these tags are shown. If left empty, all of them.",
      },
    }),
    withoutTags: list({
      default: [],
      label: { it: "Etichette escluse", en: "Excluded tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: le missioni che ne hanno almeno una non si mostrano. Se lasciato vuoto, non se ne esclude nessuna.",
        en: "Tags assigned in the platform, separated by commas: missions with at least one of these tags are not shown. If left empty, none is excluded.",
      },
    }),
    ids: list({
      default: [],
      label: { it: "Codici delle missioni", en: "Mission ids" },
      help: {
        it: "I codici (id) che le missioni hanno nella piattaforma, separati da virgole: si mostrano solo queste. Vale anche la scelta «Quali missioni». Se lasciato vuoto, tutte.",
        en: "The ids that the platform gives to missions, separated by commas: only these are shown. The choice “Which missions” applies too. If left empty, all of them.",
      },
    }),
    limit: integer({
      default: 0,
      min: 0,
      max: 100,
      label: { it: "Missioni mostrate all’inizio", en: "Missions shown at first" },
      help: {
        it: "Quante missioni mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta. Con 0 si mostra la prima riga, che occupa lo spazio riservato, e il pulsante «Mostra tutto».",
        en: "The number of missions that are shown at first. The button “Show more” adds 20 at a time. With 0, the first row is shown, which fills the reserved space, and the button “Show all”.",
      },
    }),
    order: oneOf(["levels", "branches"], {
      default: "levels",
      label: { it: "Ordine dei passi", en: "Order of the steps" },
      choiceLabels: {
        levels: { it: "Livello per livello", en: "Level by level" },
        branches: { it: "Un ramo alla volta", en: "One branch at a time" },
      },
      help: {
        it: "L’ordine dei passi nel percorso. Con «Un ramo alla volta» ogni ramo è elencato fino alla fine prima del successivo.",
        en: "The order of the steps on the path. With “One branch at a time” each branch is listed to its end before the next one.",
      },
    }),
  },
  children: "text",
  states: {
    ...platformStates,
    loading: { help: { it: "Le missioni sono in arrivo.", en: "The missions are loading." } },
    ready: { help: { it: "Le missioni sono quelle di adesso.", en: "The missions are up to date." } },
    empty: { help: { it: "Non ci sono missioni.", en: "There are no missions." } },
    stale: {
      help: {
        it: "Le missioni non si sono potute aggiornare: restano le ultime note, con la loro ora.",
        en: "The missions could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "Le missioni, o i limiti del conto, non si sono potute leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The missions or the limits of the account could not be read; the button “Try again” reads them again.",
      },
    },
    reconnecting: {
      help: {
        it: "Il collegamento con la piattaforma è caduto e torna da sé; restano le ultime missioni note.",
        en: "The connection to the platform was lost and comes back by itself; the last known missions stay.",
      },
    },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso: nessuna missione.",
        en: "A self-exclusion or a gaming break is in force: no mission is shown.",
      },
    },
  },
  parts: {
    ...joinableParts,
    row: { help: { it: "Una missione.", en: "A mission." } },
    media: { help: { it: "L’immagine di una missione.", en: "The picture of a mission." } },
    badge: {
      help: { it: "Lo stato di una missione o di un passo.", en: "The state of a mission or a step." },
    },
    progress: { help: { it: "La barra di avanzamento.", en: "The progress bar." } },
    text: {
      help: {
        it: "Il premio di una scheda; la frase che dice perché non si può partecipare; il testo del regolamento.",
        en: "The prize of a card; the sentence that states why joining is not possible; the text of the terms.",
      },
    },
    meta: {
      help: {
        it: "La data di una scheda; l’esito dell’ultima richiesta e la sua ricevuta; le frasi sullo stato dei dati.",
        en: "The date of a card; the result of the last request and its receipt; the sentences about the state of the data.",
      },
    },
    empty: {
      help: { it: "La frase senza missioni.", en: "The sentence that is shown without missions." },
    },
    error: {
      help: {
        it: "L’avviso di missioni non disponibili.",
        en: "The notice that the missions are not available.",
      },
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: {
        it: "Partecipa, lascia, apre i dettagli di una missione, mostra altre missioni.",
        en: "Joins, leaves, opens the details of a mission, shows more missions.",
      },
    },
    { keys: ["Esc"], help: { it: "Chiude i dettagli.", en: "Closes the details." } },
  ],
  examples: [
    { title: { it: "Le missioni in corso", en: "Running missions" }, demo: "logged-in" },
    {
      title: { it: "Una sola missione", en: "One mission" },
      attributes: { ids: "mis-giro-del-casino" },
      demo: "logged-in",
    },
    {
      title: { it: "Prima dell’accesso", en: "Logged out" },
      beside: ["vetrina-login-modal"],
      demo: "logged-out",
    },
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "flag",
  needs: ["account", "area", "gamification", "panels"],
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: {
    ...missionsTexts,
    it: { ...missionsTexts.it, ...stepsTexts.it },
    en: { ...missionsTexts.en, ...stepsTexts.en },
  },
  // Without a number of cards, the first row fills the reserved space.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50, firstRow: 20 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Missions"),
});
