import type { Message, MessageStatus } from "../protocol/messages";

/** Changes that the member has made to messages and that lists may not show yet, by the id of the message. */
export type MessageChanges = Readonly<Record<string, "Read" | "Deleted" | undefined>>;

/** The context in which the member sees messages. */
export interface MessageView {
  readonly changes: MessageChanges;
  /** True for a player who must not see anything that invites to play. */
  readonly isPlain: boolean;
}

/** The state of a message as the member sees it. Only a new message becomes read. */
function statusOf({ id, status }: Message, changes: MessageChanges): MessageStatus | undefined {
  const change = changes[id];
  return change === "Deleted" || (change === "Read" && status === "New") ? change : (status as MessageStatus);
}

const isVisible = (message: Message, { changes, isPlain }: MessageView) =>
  changes[message.id] !== "Deleted" && !(isPlain && mayInvite(message));

/** The messages of a list that the member sees, in the states that the member has given them. */
export function visibleMessages(messages: readonly Message[], view: MessageView): readonly Message[] {
  return messages
    .filter((message) => isVisible(message, view))
    .map((message) => ({ ...message, status: statusOf(message, view.changes) }));
}

/**
 * The number of unread messages.
 *
 * @param unread the unread messages that have arrived from the platform, possibly not all of them
 * @param total the number of unread messages on the platform
 */
export function countUnread(unread: readonly Message[], total: number, view: MessageView): number {
  const isUnread = (message: Message) =>
    isVisible(message, view) && statusOf(message, view.changes) === "New";
  return total - unread.filter((message) => !isUnread(message)).length;
}

/** Entities that a page can show next to messages. All of them invite to play. */
const games = ["Achievement", "Competition", "Contest"] as const;

/** An entity to which a message refers. */
export interface EntityReference {
  readonly type: (typeof games)[number] | "Message";
  readonly id: string;
}

const gameOf = (eventRefType: string | undefined) => games.find((game) => game === eventRefType);

/**
 * The entity that a message is about.
 *
 * @returns undefined if there is none, if a page cannot show it, or if the message refers to itself
 */
export function referenceOf({
  id,
  eventRefType,
  eventRefId,
}: Pick<Message, "id" | "eventRefType" | "eventRefId">): EntityReference | undefined {
  const type = eventRefType === "MemberMessage" ? "Message" : gameOf(eventRefType);
  return type && eventRefId && eventRefId !== id ? { type, id: eventRefId } : undefined;
}

/**
 * Whether a message may invite to play, so that restricted players do not see it (architecture section 4).
 */
export const mayInvite = ({ messageType, eventRefType }: Pick<Message, "messageType" | "eventRefType">) =>
  ["Achievement", "Reward", "Ticket"].includes(messageType ?? "") || gameOf(eventRefType) !== undefined;
