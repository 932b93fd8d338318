import { useStore } from "@nanostores/react";
import { countUnread } from "../../gamification/messages/changes";
import { createInbox, type Inbox } from "../../gamification/messages/inbox";
import { messageList, type MessageQuery } from "../../gamification/messages/queries";
import type { MessageType } from "../../gamification/protocol/messages";
import { useConfig, usePanels } from "../hooks";
import { useRestriction } from "../useRestriction";
import { useEntityList } from "./useEntityList";

/** The types of messages that belong in an inbox (protocol section 5). */
export const inboxTypes: readonly MessageType[] = ["InboxItem", "NotificationInboxItem"];

/** The member's actions on messages, shared by all widgets of the page. */
export const useInbox = (): Inbox => usePanels().shared(createInbox);

/**
 * The number of the member's unread messages. All widgets of a page that count the same messages show the
 * same number. Callbacks of the platform keep it equal to the number in other tabs.
 *
 * @param among the messages that are counted
 * @default the messages of the inbox
 * @returns undefined while the number is unknown, and for a visitor
 */
export function useUnreadMessages(
  among: Pick<MessageQuery, "types" | "created" | "expiry"> = { types: inboxTypes },
): number | undefined {
  const { language } = useConfig();
  const { items, total } = useEntityList(
    messageList,
    { ...among, statuses: ["New"], order: "newest", language },
    { isOwn: true, invites: false },
  );
  const changes = useStore(useInbox().$changes);
  const isPlain = useRestriction() !== "free";
  return items && countUnread(items, total, { changes, isPlain });
}
