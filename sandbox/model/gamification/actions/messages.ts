import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import type { Message } from "../space/entities";
import { createMessage, type MessageDraft } from "../space/messages";
import type { MessageStatus } from "../space/wire-values";
import { notifyChanged } from "./changes";

/** Sends a message to a member and notifies the member. */
export function sendMessage(
  gamification: Gamification,
  memberId: string,
  draft: Omit<MessageDraft, "id"> & { readonly id?: string },
): Message {
  const id = draft.id ?? `msg-${gamification.nextSequence()}`;
  const message = createMessage(gamification.entityContext(), memberId, { ...draft, id });
  gamification.space.updateMember(memberId, (member) => ({
    ...member,
    messages: [message, ...member.messages],
  }));
  gamification.push(memberId, { callback: "notification", objectType: "Message", body: message });
  notifyChanged(gamification, memberId, "created", { entityType: "Message", entityId: id });
  return message;
}

/**
 * The status changes that a member may make: read, act on, delete. The platform does not publish its own
 * rules. A final status cannot change (protocol section 5).
 */
const transitions: Readonly<Partial<Record<MessageStatus, readonly MessageStatus[]>>> = {
  New: ["Read", "Actioned", "Deleted"],
  Read: ["Read", "Actioned", "Deleted"],
  CollaborationRequest: ["Actioned", "Deleted"],
  Actioned: ["Deleted"],
};

/**
 * Changes the status of a member's message.
 * @throws Refusal if the message does not exist or cannot get the new status
 */
export function setMessageStatus(
  gamification: Gamification,
  memberId: string,
  messageId: string,
  status: MessageStatus,
): void {
  const message = gamification.space.now().members[memberId]?.messages.find(({ id }) => id === messageId);
  if (!message) throw new Refusal(404, "Il messaggio non esiste.");
  if (!transitions[message.status]?.includes(status)) {
    throw new Refusal(400, `Un messaggio ${message.status} non può diventare ${status}.`);
  }
  gamification.space.updateMember(memberId, (member) => ({
    ...member,
    messages: member.messages.map((each) => (each.id === messageId ? { ...each, status } : each)),
  }));
  notifyChanged(gamification, memberId, "updated", { entityType: "Message", entityId: messageId });
}
