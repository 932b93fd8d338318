import { defineTexts, type Translate } from "../../i18n/texts";
import { type Message, messageStatuses, messageTypes } from "../protocol/messages";

/** The texts of a message's states and types. */
export const messageTexts = defineTexts(
  "gamification-messages",
  {
    statusUnknown: "Stato non disponibile",
    statusNew: "Da leggere",
    statusRead: "Letto",
    statusCollaborationRequest: "In attesa di risposta",
    statusActioned: "Gestito",
    statusClaimed: "Riscosso",
    statusExpired: "Scaduto",
    statusCanceled: "Annullato",
    statusDeprecated: "Non più valido",
    statusDeleted: "Eliminato",
    typeAchievement: "Traguardo",
    typeTicket: "Biglietto",
    typeReward: "Premio",
    typeText: "Comunicazione",
    typeNotification: "Avviso",
    typeInboxItem: "Messaggio",
    typeNotificationInboxItem: "Messaggio e avviso",
  },
  {
    statusUnknown: "State not available",
    statusNew: "Unread",
    statusRead: "Read",
    statusCollaborationRequest: "Waiting for an answer",
    statusActioned: "Handled",
    statusClaimed: "Claimed",
    statusExpired: "Expired",
    statusCanceled: "Cancelled",
    statusDeprecated: "No longer valid",
    statusDeleted: "Deleted",
    typeAchievement: "Achievement",
    typeTicket: "Ticket",
    typeReward: "Reward",
    typeText: "Announcement",
    typeNotification: "Notice",
    typeInboxItem: "Message",
    typeNotificationInboxItem: "Message and notice",
  },
);

export type SayMessageTexts = Translate<(typeof messageTexts)["it"]>;

/** The text of a message's state. An unknown state has a neutral text. */
export function messageStatusText({ status }: Pick<Message, "status">, say: SayMessageTexts): string {
  return say(`status${messageStatuses.find((known) => known === status) ?? "Unknown"}`);
}

/** The text of a message's type. An unknown type is called a message. */
export function messageTypeText({ messageType }: Pick<Message, "messageType">, say: SayMessageTexts): string {
  return say(`type${messageTypes.find((known) => known === messageType) ?? "InboxItem"}`);
}
