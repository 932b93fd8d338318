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
import { achievementsTexts } from "./texts";

export const achievements = defineWidget({
  tag: "vetrina-achievements",
  title: { it: "Traguardi", en: "Achievements" },
  summary: {
    it: "I traguardi della piattaforma di gamification: che cosa fare, a che punto è il giocatore e quali premi sono previsti. Un pulsante serve per partecipare, un altro per lasciare.",
    en: "The achievements of the gamification platform: what to do, how far the player is, and which rewards are offered. One button joins, another one leaves.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Traguardi».",
        en: "Title of the box. The default is “Achievements”.",
      },
    }),
    status: oneOf(["active", "upcoming", "finished", "all"], {
      default: "active",
      label: { it: "Quali traguardi", en: "Which achievements" },
      choiceLabels: {
        active: { it: "In corso", en: "Running" },
        upcoming: { it: "In programma", en: "Planned" },
        finished: { it: "Terminati", en: "Ended" },
        all: { it: "Tutti", en: "All" },
      },
      help: { it: "I traguardi che compaiono nell’elenco.", en: "The achievements that the list shows." },
    }),
    tags: list({
      default: [],
      label: { it: "Etichette", en: "Tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: si mostrano solo i traguardi con queste etichette. Se lasciato vuoto, tutti.",
        en: "Tags assigned in the platform, separated by commas: only achievements with these tags are shown. If left empty, all of them.",
      },
    }),
    ids: list({
      default: [],
      label: { it: "Codici dei traguardi", en: "Achievement ids" },
      help: {
        it: "I codici (id) che i traguardi hanno nella piattaforma, separati da virgole: si mostrano solo questi. Vale anche la scelta «Quali traguardi». Se lasciato vuoto, tutti.",
        en: "The ids that the platform gives to achievements, separated by commas: only these are shown. The choice “Which achievements” applies too. If left empty, all of them.",
      },
    }),
    limit: integer({
      default: 0,
      min: 0,
      max: 100,
      label: { it: "Traguardi mostrati all’inizio", en: "Achievements shown at first" },
      help: {
        it: "Quanti traguardi mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta. Con 0 si mostra la prima riga, che occupa lo spazio riservato, e il pulsante «Mostra tutto».",
        en: "The number of achievements that are shown at first. The button “Show more” adds 20 at a time. With 0, the first row is shown, which fills the reserved space, and the button “Show all”.",
      },
    }),
  },
  children: "text",
  states: {
    ...platformStates,
    loading: { help: { it: "I traguardi sono in arrivo.", en: "The achievements are loading." } },
    ready: { help: { it: "I traguardi sono quelli di adesso.", en: "The achievements are up to date." } },
    empty: { help: { it: "Non ci sono traguardi.", en: "There are no achievements." } },
    stale: {
      help: {
        it: "I traguardi non si sono potuti aggiornare: restano gli ultimi noti, con la loro ora.",
        en: "The achievements could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "I traguardi, o i limiti del conto, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The achievements or the limits of the account could not be read; the button “Try again” reads them again.",
      },
    },
    reconnecting: {
      help: {
        it: "Il collegamento con la piattaforma è caduto e torna da sé; restano gli ultimi traguardi noti.",
        en: "The connection to the platform was lost and comes back by itself; the last known achievements stay.",
      },
    },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso: nessun traguardo.",
        en: "A self-exclusion or a gaming break is in force: no achievement is shown.",
      },
    },
  },
  parts: {
    ...joinableParts,
    row: { help: { it: "Un traguardo.", en: "An achievement." } },
    media: { help: { it: "L’immagine di un traguardo.", en: "The picture of an achievement." } },
    badge: { help: { it: "Lo stato di un traguardo.", en: "The state of an achievement." } },
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
      help: { it: "La frase senza traguardi.", en: "The sentence that is shown without achievements." },
    },
    error: {
      help: {
        it: "L’avviso di traguardi non disponibili.",
        en: "The notice that the achievements are not available.",
      },
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: {
        it: "Partecipa, lascia, apre i dettagli di un traguardo, mostra altri traguardi.",
        en: "Joins, leaves, opens the details of an achievement, shows more achievements.",
      },
    },
    { keys: ["Esc"], help: { it: "Chiude i dettagli.", en: "Closes the details." } },
  ],
  examples: [
    { title: { it: "I traguardi in corso", en: "Running achievements" }, demo: "logged-in" },
    {
      title: { it: "Tre del casinò dal vivo", en: "Three of the live casino" },
      attributes: { tags: "casino-live", limit: "3" },
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
  texts: achievementsTexts,
  // Without a number of cards, the first row fills the reserved space.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50, firstRow: 20 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Achievements"),
});
