import {
  defineWidget,
  flag,
  list,
  integer,
  oneOf,
  platformStates,
  text,
  type WidgetModule,
} from "../../src/definition";
import { awardsTexts } from "./texts";

export const awards = defineWidget({
  tag: "vetrina-awards",
  title: { it: "Premi", en: "Prizes" },
  summary: {
    it: "I premi che il giocatore ha ricevuto dalla piattaforma di gamification: valore, stato e scadenza. Due pulsanti di pari rilievo servono per riscuotere e per rifiutare.",
    en: "The prizes that the player has received from the gamification platform: value, state and expiry. Two buttons of equal weight claim and decline.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Premi».",
        en: "Title of the box. The default is “Prizes”.",
      },
    }),
    lifecycle: oneOf(["active", "upcoming", "archived", "all"], {
      default: "active",
      label: { it: "Quali premi", en: "Which prizes" },
      choiceLabels: {
        active: { it: "Attivi", en: "Active" },
        upcoming: { it: "In arrivo", en: "Upcoming" },
        archived: { it: "In archivio", en: "Archived" },
        all: { it: "Tutti", en: "All" },
      },
      help: { it: "I premi che compaiono nell’elenco.", en: "The prizes that the list shows." },
    }),
    filters: flag({
      default: true,
      label: { it: "Pulsanti per scegliere quali premi vedere", en: "Buttons to choose which prizes to see" },
      help: {
        it: "Mostra ai giocatori i pulsanti «Attivi», «In arrivo», «Archivio» e «Tutti». Altrimenti si vedono solo i premi di «Quali premi».",
        en: "Shows players the buttons “Active”, “Upcoming”, “Archive” and “All”. Otherwise only the prizes of “Which prizes” are shown.",
      },
    }),
    tags: list({
      default: [],
      label: { it: "Etichette", en: "Tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: si mostrano solo i premi con queste etichette. Se lasciato vuoto, tutti.",
        en: "Tags assigned in the platform, separated by commas: only prizes with these tags are shown. If left empty, all of them.",
      },
    }),
    ids: list({
      default: [],
      label: { it: "Codici dei premi", en: "Prize ids" },
      help: {
        it: "I codici (id) che i premi hanno nella piattaforma, separati da virgole: si mostrano solo questi. Vale anche la scelta «Quali premi». Se lasciato vuoto, tutti.",
        en: "The ids that the platform gives to prizes, separated by commas: only these are shown. The choice “Which prizes” applies too. If left empty, all of them.",
      },
    }),
    limit: integer({
      default: 0,
      min: 0,
      max: 100,
      label: { it: "Premi mostrati all’inizio", en: "Prizes shown at first" },
      help: {
        it: "Quanti premi mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta. Con 0 si mostra la prima riga, che occupa lo spazio riservato, e il pulsante «Mostra tutto».",
        en: "The number of prizes that are shown at first. The button “Show more” adds 20 at a time. With 0, the first row is shown, which fills the reserved space, and the button “Show all”.",
      },
    }),
  },
  children: "text",
  states: {
    "opted-out": platformStates["opted-out"],
    loading: { help: { it: "I premi sono in arrivo.", en: "The prizes are loading." } },
    ready: {
      help: {
        it: "I premi sono quelli di adesso. Con un’autoesclusione o una pausa di gioco si vedono senza nulla che inviti a giocare.",
        en: "The prizes are up to date. In a self-exclusion or a gaming break they are shown without anything that invites to play.",
      },
    },
    empty: { help: { it: "Non ci sono premi.", en: "There are no prizes." } },
    stale: {
      help: {
        it: "I premi non si sono potuti aggiornare: restano gli ultimi noti, con la loro ora.",
        en: "The prizes could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "I premi non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The prizes could not be read; the button “Try again” reads them again.",
      },
    },
    offline: { help: { it: "Il dispositivo non è in rete.", en: "The device is offline." } },
    reconnecting: {
      help: {
        it: "Il collegamento con la piattaforma è caduto e torna da sé; restano gli ultimi premi noti.",
        en: "The connection to the platform was lost and comes back by itself; the last known prizes stay.",
      },
    },
    "logged-out": {
      help: {
        it: "Nessun accesso: mostra «Accedi».",
        en: "No player is logged in: it shows the button “Log in”.",
      },
    },
  },
  parts: {
    card: { help: { it: "Il riquadro.", en: "The box." } },
    title: { help: { it: "Il titolo.", en: "The title." } },
    row: { help: { it: "Un premio.", en: "A prize." } },
    media: { help: { it: "Il disegno di un premio.", en: "The drawing of a prize." } },
    badge: { help: { it: "Lo stato di un premio.", en: "The state of a prize." } },
    text: {
      help: {
        it: "Il valore, la descrizione, la frase che dice perché non si può riscuotere e la domanda prima del rifiuto.",
        en: "The value, the description, the sentence that says why claiming is not possible, and the question before declining.",
      },
    },
    meta: {
      help: {
        it: "Le date; l’esito dell’ultima richiesta e la sua ricevuta; le frasi sullo stato dei dati.",
        en: "The dates; the result of the last request and its receipt; the sentences about the state of the data.",
      },
    },
    action: {
      help: {
        it: "I pulsanti «Riscuoti» e «Rifiuta», le due risposte prima del rifiuto, «Accedi».",
        en: "The buttons “Claim” and “Decline”, the two answers before declining, “Log in”.",
      },
    },
    "action-secondary": {
      help: {
        it: "Il nome che apre i dettagli; i pulsanti che scelgono i premi, «Controlla adesso», «Copia il riferimento», «Mostra tutto», «Mostra di più» e «Riprova».",
        en: "The name that opens the details; the buttons that choose the prizes, “Check now”, “Copy the reference”, “Show all”, “Show more” and “Try again”.",
      },
    },
    empty: { help: { it: "La frase senza premi.", en: "The sentence that is shown without prizes." } },
    error: {
      help: { it: "L’avviso di premi non disponibili.", en: "The notice that the prizes are not available." },
    },
    overlay: { help: { it: "La finestra dei dettagli.", en: "The dialog with the details." } },
    close: {
      help: { it: "Il pulsante che chiude i dettagli.", en: "The button that closes the details." },
    },
    skeleton: { help: { it: "Il segnaposto durante il caricamento.", en: "The placeholder while loading." } },
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: {
        it: "Riscuote, rifiuta dopo una domanda, apre i dettagli di un premio, sceglie i premi, mostra altri premi.",
        en: "Claims, declines after a question, opens the details of a prize, chooses the prizes, shows more prizes.",
      },
    },
    {
      keys: ["Esc"],
      help: {
        it: "Chiude i dettagli, o la domanda prima del rifiuto: il premio resta.",
        en: "Closes the details, or the question before declining: the prize stays.",
      },
    },
  ],
  examples: [
    { title: { it: "I premi attivi", en: "Active prizes" }, demo: "logged-in" },
    {
      title: {
        it: "L’archivio, senza pulsanti di scelta",
        en: "The archive, without the buttons that choose",
      },
      attributes: { lifecycle: "archived", filters: "false" },
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
  texts: awardsTexts,
  // Without a number of cards, the first row fills the reserved space.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50, firstRow: 20 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Awards"),
});
