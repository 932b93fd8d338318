import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import type { Message } from "../space/entities";
import { written, type Writing } from "../space/messages";
import type { MessageStatus } from "../space/statuses";
import { tellChanged } from "./changes";

/** Sends a member a message, and tells him of it. */
export function sendMessage(
  gamification: Gamification,
  memberId: string,
  writing: Omit<Writing, "id"> & { readonly id?: string },
): Message {
  const id = writing.id ?? `msg-${gamification.nextSequence()}`;
  const message = written(gamification.entityContext(), memberId, { ...writing, id });
  gamification.space.updateMember(memberId, (member) => ({
    ...member,
    messages: [message, ...member.messages],
  }));
  gamification.push(memberId, { callback: "notification", objectType: "Message", body: message });
  tellChanged(gamification, memberId, "created", { entityType: "Message", entityId: id });
  return message;
}

/**
 * What a member may make of a message: read it, act on it, delete it. The platform's own rules are not published; what
 * has ended never comes back (protocol section 5).
 */
const transitions: Readonly<Partial<Record<MessageStatus, readonly MessageStatus[]>>> = {
  New: ["Read", "Actioned", "Deleted"],
  Read: ["Read", "Actioned", "Deleted"],
  CollaborationRequest: ["Actioned", "Deleted"],
  Actioned: ["Deleted"],
};

/** @throws Refusal where there is no such message, or no way from its status to the new one */
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
  tellChanged(gamification, memberId, "updated", { entityType: "Message", entityId: messageId });
}
