import type { Message } from "../schema/messages";
import type { MessageStatus } from "../schema/states/message";
import { mayInvite } from "./reference";

/** What the member has done with messages, which lists may not show yet, by id. */
export type MessageChanges = Readonly<Record<string, "Read" | "Deleted" | undefined>>;

/** How messages are seen by the member. */
export interface MessageView {
  readonly changes: MessageChanges;
  /** True for a player who may see nothing that invites to play. */
  readonly isPlain: boolean;
}

/** The state that the member sees: reading changes new messages only. */
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
 * @param unread those that were read from the platform, which may be a first part
 * @param total the number that the platform has
 */
export function countUnread(unread: readonly Message[], total: number, view: MessageView): number {
  const isUnread = (message: Message) =>
    isVisible(message, view) && statusOf(message, view.changes) === "New";
  return total - unread.filter((message) => !isUnread(message)).length;
}
