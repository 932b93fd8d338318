import {
  headingNotes,
  idsNotes,
  limitNotes,
  personalListStates,
  tagsNotes,
  describeWidget,
  loggedOutExample,
  listPanel,
  firstRowOfCards,
  joinableParts,
} from "../../src/description";
import { awards } from "./definition";
import { awardsTexts } from "./texts";

const listed = { it: "premi", en: "prizes" };
const one = { it: "un premio", en: "a prize" };

export const awardsDescription = describeWidget(awards, {
  title: { it: "Premi", en: "Prizes" },
  summary: {
    it: "I premi che il giocatore ha ricevuto dalla piattaforma di gamification: valore, stato e scadenza. Due pulsanti di pari rilievo servono per riscuotere e per rifiutare.",
    en: "The prizes that the player has received from the gamification platform: value, state and expiry. Players claim or decline them with two equally prominent buttons.",
  },
  attributes: {
    heading: headingNotes("Premi", "Prizes"),
    lifecycle: {
      label: { it: "Quali premi", en: "Which prizes" },
      choiceLabels: {
        active: { it: "Attivi", en: "Active" },
        upcoming: { it: "In arrivo", en: "Upcoming" },
        archived: { it: "In archivio", en: "Archived" },
        all: { it: "Tutti", en: "All" },
      },
      help: { it: "I premi che compaiono nell’elenco.", en: "The prizes that the list shows." },
    },
    filters: {
      label: { it: "Pulsanti per scegliere quali premi vedere", en: "Buttons that filter the prizes" },
      help: {
        it: "Mostra ai giocatori i pulsanti «Attivi», «In arrivo», «Archivio» e «Tutti». Altrimenti si vedono solo i premi scelti in «Quali premi».",
        en: "Shows players the buttons “Active”, “Upcoming”, “Archive” and “All”. Without the buttons, only the prizes chosen in “Which prizes” are shown.",
      },
    },
    tags: tagsNotes(listed),
    ids: idsNotes(listed, true),
    limit: limitNotes(listed, true),
  },
  ...listPanel,
  states: {
    ...personalListStates(listed),
    ready: {
      it: "I premi sono aggiornati. Con un’autoesclusione o una pausa di gioco si vedono senza nulla che inviti a giocare.",
      en: "The prizes are up to date. During a self-exclusion or a game pause they are shown without any invitation to play.",
    },
  },
  parts: joinableParts(listed, one, {
    media: { it: "Il disegno di un premio.", en: "The illustration of a prize." },
    text: {
      it: "Il valore, la descrizione, la frase che dice perché non si può riscuotere e la domanda prima del rifiuto.",
      en: "The value, the description, the sentence that explains why claiming is not possible, and the question before declining.",
    },
    meta: {
      it: "Le date; l’esito dell’ultima richiesta e la sua ricevuta; le frasi sullo stato dei dati.",
      en: "The dates; the result of the last request and its receipt; the status messages, for example about outdated data or a lost connection.",
    },
    action: {
      it: "I pulsanti «Riscuoti» e «Rifiuta», le due risposte prima del rifiuto, «Accedi».",
      en: "The buttons “Claim”, “Decline” and “Log in”, and the two answers to the question before declining.",
    },
    "action-secondary": {
      it: "Il nome che apre i dettagli; i pulsanti che scelgono i premi, «Controlla adesso», «Copia il riferimento», «Mostra tutto», «Mostra di più» e «Riprova».",
      en: "The name that opens the details; the buttons that filter the prizes, “Check now”, “Copy the reference”, “Show all”, “Show more” and “Try again”.",
    },
  }),
  keyboard: [
    {
      keys: ["Enter"],
      it: "Riscuote, rifiuta dopo una domanda, apre i dettagli di un premio, sceglie i premi, mostra altri premi.",
      en: "Claims a prize, declines it after a question, opens its details, filters the prizes, or shows more prizes.",
    },
    {
      keys: ["Escape"],
      it: "Chiude i dettagli, o la domanda prima del rifiuto: il premio resta.",
      en: "Closes the details, or closes the question before declining without declining the prize.",
    },
  ],
  examples: [
    { title: { it: "I premi attivi", en: "Active prizes" }, demo: "logged-in" },
    {
      title: {
        it: "L’archivio, senza pulsanti di scelta",
        en: "The archive, without the filter buttons",
      },
      attributes: { lifecycle: "archived", filters: "false" },
      demo: "logged-in",
    },
    loggedOutExample,
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "star",
  texts: awardsTexts,
  placeholder: firstRowOfCards,
});
