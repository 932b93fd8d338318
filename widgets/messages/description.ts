import {
  headingNotes,
  labelsFrom,
  limitNotes,
  noListParts,
  personalListStates,
  describeWidget,
  loggedOutExample,
  listPanel,
  readOnlyParts,
} from "../../src/description";
import { messageTexts } from "../../src/gamification/messages/texts";
import { messageStatuses, messageTypes } from "../../src/gamification/protocol/messages";
import { messages } from "./definition";
import { messagesTexts } from "./texts";

const listed = { it: "messaggi", en: "messages" };

export const messagesDescription = describeWidget(messages, {
  title: { it: "Messaggi", en: "Messages" },
  summary: {
    it: "I messaggi della piattaforma di gamification per il giocatore. Un messaggio aperto risulta letto; i messaggi si possono eliminare e, per qualche secondo, recuperare.",
    en: "The gamification platform’s messages to the player. Opening a message marks it as read. Messages can be deleted and, for a few seconds, restored.",
  },
  attributes: {
    heading: headingNotes("Messaggi", "Messages"),
    types: {
      label: { it: "Tipi di messaggi", en: "Message types" },
      help: {
        it: "Si mostrano solo i messaggi di questi tipi. Ogni tipo richiede una chiamata; tutti e sette insieme, una sola.",
        en: "Choose the types of the messages to show. Each type requires one call; all seven together require one call.",
      },
      choiceLabels: labelsFrom(messageTexts, messageTypes, "type"),
    },
    ids: {
      label: { it: "Codici dei messaggi", en: "Message ids" },
      help: {
        it: "I codici (id) dei messaggi, di qualunque tipo, nella piattaforma, separati da virgole (li dà chi la gestisce). Se lasciato vuoto, si mostrano tutti. Con un solo codice, il messaggio compare aperto e risulta letto.",
        en: "Enter message ids from the platform, separated by commas. The messages may be of any type. Ask the people who manage the platform for the ids. Leave empty to show all messages. If you enter one id, its message is opened and marked as read.",
      },
    },
    status: {
      label: { it: "Stati dei messaggi", en: "Message states" },
      help: {
        it: "Si mostrano solo i messaggi in questi stati. Se lasciato vuoto, tutti tranne quelli eliminati.",
        en: "Choose the states of the messages to show. Leave empty for all except deleted ones.",
      },
      choiceLabels: labelsFrom(messageTexts, messageStatuses, "status"),
    },
    order: {
      label: { it: "Ordine", en: "Order" },
      choiceLabels: {
        newest: { it: "Prima i più recenti", en: "Newest first" },
        oldest: { it: "Prima i più vecchi", en: "Oldest first" },
      },
      help: {
        it: "L’ordine dei messaggi, secondo la data in cui sono stati creati.",
        en: "Order of the messages, by the date of their creation.",
      },
    },
    createdFrom: {
      label: { it: "Creati dal", en: "Created from" },
      help: {
        it: "Si mostrano i messaggi creati da questo giorno in poi. Se lasciato vuoto, non c’è un limite.",
        en: "Messages created on this day or later are shown. Leave empty for no limit.",
      },
    },
    createdTo: {
      label: { it: "Creati fino al", en: "Created until" },
      help: {
        it: "Si mostrano i messaggi creati fino a questo giorno compreso. Se lasciato vuoto, non c’è un limite.",
        en: "Messages created on this day or earlier are shown. Leave empty for no limit.",
      },
    },
    expiryFrom: {
      label: { it: "In scadenza dal", en: "Expiring from" },
      help: {
        it: "Si mostrano i messaggi che scadono da questo giorno in poi, non quelli senza scadenza. Se lasciato vuoto, non c’è un limite.",
        en: "Messages that expire on this day or later are shown. If a day is set, messages that never expire are hidden. Leave empty for no limit.",
      },
    },
    expiryTo: {
      label: { it: "In scadenza fino al", en: "Expiring until" },
      help: {
        it: "Si mostrano i messaggi che scadono fino a questo giorno compreso, non quelli senza scadenza. Se lasciato vuoto, non c’è un limite.",
        en: "Messages that expire on this day or earlier are shown. If a day is set, messages that never expire are hidden. Leave empty for no limit.",
      },
    },
    limit: limitNotes(listed),
  },
  ...listPanel,
  states: {
    ...personalListStates(listed),
    ready: {
      it: "I messaggi sono aggiornati. Con un’autoesclusione o una pausa di gioco mancano quelli che possono invitare a giocare.",
      en: "The messages are up to date. During a self-exclusion or a game pause, messages that may invite the player to play are hidden.",
    },
  },
  parts: {
    ...readOnlyParts,
    row: { it: "Un messaggio.", en: "A message." },
    badge: {
      it: "Lo stato di un messaggio; il numero dei messaggi da leggere.",
      en: "The state of a message, or the number of unread messages.",
    },
    text: { it: "Il testo di un messaggio.", en: "The text of a message." },
    meta: {
      it: "Stato, tipo e date di un messaggio; la ricevuta di una richiesta non riuscita.",
      en: "State, type and dates of a message, and the receipt of a failed request.",
    },
    live: { it: "L’avviso con «Annulla».", en: "The notice with “Undo”." },
    close: { it: "Il pulsante che chiude l’avviso.", en: "The button that closes the notice." },
    action: {
      it: "Il pulsante che porta a ciò di cui il messaggio parla; «Accedi».",
      en: "The button that opens the subject of the message, and the button “Log in”.",
    },
    "action-secondary": {
      it: "I pulsanti «Segna come letti», «Elimina», «Annulla», «Copia il riferimento», «Mostra di più» e «Riprova».",
      en: "The buttons “Mark as read”, “Delete”, “Undo”, “Copy the reference”, “Show more” and “Try again”.",
    },
    ...noListParts(listed),
  },
  keyboard: [
    {
      keys: ["Enter"],
      it: "Apre e chiude un messaggio, lo elimina, mostra altri messaggi.",
      en: "Opens, closes or deletes a message, or shows more messages.",
    },
    {
      keys: ["Ctrl+Z"],
      it: "Recupera i messaggi appena eliminati, finché si vede l’avviso.",
      en: "Restores the messages that were just deleted, while the notice is shown.",
    },
    {
      keys: ["Escape"],
      it: "Chiude l’avviso: i messaggi restano eliminati.",
      en: "Closes the notice. The messages stay deleted.",
    },
  ],
  examples: [
    { title: { it: "I messaggi del giocatore", en: "The player’s messages" }, demo: "logged-in" },
    {
      title: { it: "Solo i messaggi da leggere, di tutti i tipi", en: "Unread messages of all types" },
      attributes: {
        status: "New",
        types: "InboxItem, NotificationInboxItem, Notification, Text, Ticket, Reward, Achievement",
      },
      demo: "logged-in",
    },
    loggedOutExample,
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "mail",
  texts: messagesTexts,
});
