import type { Message } from "./entities";
import { base, day, hour, type EntityContext, minute } from "./entity-context";
import { type MessageStatus, type MessageType, wireInstant } from "./wire-values";

export interface MessageDraft {
  readonly id: string;
  /** @default InboxItem */
  readonly type?: MessageType;
  readonly subject: string;
  readonly body: string;
  readonly status?: MessageStatus;
  readonly age?: number;
  /** Milliseconds until the message expires. */
  readonly expires?: number;
  readonly about?: readonly [eventRefType: string, eventRefId: string];
}

export function createMessage(context: EntityContext, memberId: string, draft: MessageDraft): Message {
  const { id, type = "InboxItem", subject, body, status = "New", age = 0, expires, about } = draft;
  return {
    ...base(context, id, subject, age),
    subject,
    body,
    messageType: type,
    status,
    eventRefType: about?.[0] ?? "MemberMessage",
    eventRefId: about?.[1] ?? id,
    memberIds: [memberId],
    memberTags: [],
    ...(expires !== undefined && { expiry: wireInstant(context.now + expires) }),
  };
}

/** Messages of every type and every status. */
const drafts: readonly MessageDraft[] = [
  {
    id: "msg-benvenuta",
    subject: "Come funzionano i traguardi",
    body: "<p>Ogni traguardo conta le giocate che fai <em>dopo</em> l’iscrizione. Trovi il regolamento in ogni scheda.</p>",
    age: 3 * hour,
  },
  {
    id: "msg-torneo",
    type: "NotificationInboxItem",
    subject: "Sei nel Torneo d’autunno",
    body: "<p>La classifica si aggiorna in tempo reale. Puoi lasciare il torneo quando vuoi.</p>",
    age: 5 * hour,
    about: ["Competition", "com-autunno"],
  },
  {
    id: "msg-limiti",
    subject: "I tuoi limiti e le pause",
    body: '<p>Puoi cambiare i tuoi limiti o prenderti una pausa quando vuoi.</p><ul><li>Un limite più basso vale subito.</li><li>Uno più alto vale dopo sette giorni.</li></ul><p><a href="/gioco-responsabile">Limiti, pause e autoesclusione</a></p>',
    status: "Read",
    age: 26 * hour,
  },
  {
    id: "msg-traguardo",
    subject: "Il regolamento di «Dieci mani al tavolo» è cambiato",
    body: "<p>Dal mese prossimo contano anche i tavoli della domenica. Chi partecipa non deve fare nulla.</p>",
    age: 8 * hour,
    expires: 30 * hour,
    about: ["Achievement", "ach-dieci-mani"],
  },
  {
    id: "msg-premio",
    type: "Reward",
    subject: "Un premio da riscuotere",
    body: "Hai completato «Dieci mani al tavolo».",
    age: 2 * hour,
    expires: 3 * day,
    about: ["Achievement", "ach-dieci-mani"],
  },
  {
    id: "msg-raccolta",
    type: "Achievement",
    subject: "Traguardo completato",
    body: "Hai completato «Una visita al giorno».",
    status: "Read",
    age: day,
    about: ["Achievement", "ach-una-al-giorno"],
  },
  {
    id: "msg-biglietto",
    type: "Ticket",
    subject: "Un biglietto per la finale",
    body: "Il biglietto vale per una partecipazione.",
    status: "Actioned",
    age: 2 * day,
  },
  {
    id: "msg-testo",
    type: "Text",
    subject: "Manutenzione notturna",
    body: "Domenica dalle 3 alle 4 le classifiche non si aggiornano.",
    status: "Read",
    age: 2 * day,
  },
  {
    id: "msg-avviso",
    type: "Notification",
    subject: "Classifica aggiornata",
    body: "Hai guadagnato tre posizioni nel Torneo d’autunno.",
    age: 20 * minute,
    about: ["Contest", "con-autunno-1"],
  },
  {
    id: "msg-invito",
    subject: "Richiesta di collaborazione",
    body: "Un altro giocatore ti propone una squadra.",
    status: "CollaborationRequest",
    age: 3 * day,
    about: ["User", "mem-beatrice-a"],
  },
  {
    id: "msg-riscattato",
    type: "Reward",
    subject: "Premio riscosso",
    body: "I 5 punti per il livello sono nel tuo conto.",
    status: "Claimed",
    age: 2 * day,
  },
  {
    id: "msg-scaduto",
    subject: "Premio scaduto",
    body: "Il premio non è stato riscosso in tempo.",
    status: "Expired",
    age: 23 * day,
    expires: -20 * day,
  },
  {
    id: "msg-annullato",
    subject: "Torneo annullato",
    body: "Il torneo non ha raggiunto il numero minimo di iscritti.",
    status: "Canceled",
    age: 12 * day,
    about: ["Competition", "com-cancelled"],
  },
  {
    id: "msg-superato",
    type: "Text",
    subject: "Regolamento precedente",
    body: "Sostituito dal regolamento attuale.",
    status: "Deprecated",
    age: 60 * day,
  },
  {
    id: "msg-eliminato",
    subject: "Messaggio eliminato",
    body: "Non più visibile.",
    status: "Deleted",
    age: 30 * day,
  },
];

export const demoMessages = (context: EntityContext, memberId: string): readonly Message[] =>
  drafts.map((draft) => createMessage(context, memberId, draft));
