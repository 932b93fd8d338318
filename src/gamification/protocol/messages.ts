import * as v from "../../utils/valibot";
import { type Call, read, write } from "./call";
import { dateRange, extras, model, paging, querySortBy } from "./common";
import { listReply, type ListReply, meta } from "./envelope";
import { instant, list, needed, number, oneOf, part, text, texts } from "./fields";
import { scheduling } from "./strategies";

/** Messages have no numeric states. "Canceled" has one l here, unlike in competitions and awards. */
export const messageStatuses = [
  "New",
  "Read",
  "CollaborationRequest",
  "Actioned",
  "Claimed",
  "Expired",
  "Canceled",
  "Deprecated",
  "Deleted",
] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/**
 * The transitions that a member may make. The platform makes all others. This table is the library's own,
 * because the platform's rules are not documented.
 */
const transitions: Readonly<Partial<Record<MessageStatus, readonly MessageStatus[]>>> = {
  New: ["Read", "Actioned", "Deleted"],
  Read: ["Actioned", "Deleted"],
};

/** Whether a member may change a message from one state to another. False for an unknown `from`. */
export function mayBecome(from: string | undefined, to: MessageStatus): boolean {
  const state = messageStatuses.find((status) => status === from);
  return state !== undefined && (transitions[state] ?? []).includes(to);
}

/** An InboxItem is for the inbox, a Notification for a pop-up, a NotificationInboxItem for both. */
export const messageTypes = [
  "Achievement",
  "Ticket",
  "Reward",
  "Text",
  "Notification",
  "InboxItem",
  "NotificationInboxItem",
] as const;

/** The kinds of entities that a message may refer to (the smaller set of entity types). */
export const eventRefTypes = ["Competition", "Contest", "Achievement", "User", "MemberMessage"] as const;

/** A message to the member. `body` is rich text. */
export const message = v.object({
  ...model,
  ...extras,
  scheduling: part(scheduling),
  eventRefType: oneOf<(typeof eventRefTypes)[number]>("eventRefType"),
  eventRefId: text,
  messageType: oneOf<(typeof messageTypes)[number]>("messageType"),
  subject: text,
  body: text,
  status: oneOf<(typeof messageStatuses)[number]>("messageStatus"),
  expiry: instant,
  memberIds: texts,
  memberTags: texts,
  constraints: texts,
  statusCode: number,
});

export type MessageType = (typeof messageTypes)[number];
export type EventRefType = (typeof eventRefTypes)[number];
export type Message = v.InferOutput<typeof message>;

/* The relations of a message, in requests and replies of the calls about messages. Messages in callbacks
   do not have them. */

export const relation = v.object({ id: needed(text), relationType: text });

/** The result of a write for one item. */
export const result = v.object({
  id: needed(text),
  externalReference: text,
  result: text,
  relations: list(relation),
});

export const messagesReply = listReply(message);

/** Filters by one type, but by several states. */
export const messageFilter = v.object({
  tags: texts,
  ids: texts,
  sortBy: list(querySortBy),
  ...paging,
  expiryDateRange: part(dateRange),
  createdDateRange: part(dateRange),
  messageType: oneOf<MessageType>("messageType"),
  status: list(oneOf<MessageStatus>("messageStatus")),
});

export const messageRequest = v.object({ languageKey: text, messageFilter: part(messageFilter) });

/** `id` is a list of ids. */
export const updateMessageStateRequest = v.object({
  id: needed(texts),
  status: needed(oneOf<MessageStatus>("messageStatus")),
});

export const updateMessagesStateRequest = v.array(updateMessageStateRequest);

/** ApiResponse: the result for each message. */
export const updateMessagesStateReply = v.object({ meta: part(meta), results: list(result) });

export type Relation = v.InferOutput<typeof relation>;
export type Result = v.InferOutput<typeof result>;
export type MessageFilter = v.InferInput<typeof messageFilter>;
export type MessageRequest = v.InferInput<typeof messageRequest>;
export type UpdateMessageStateRequest = v.InferInput<typeof updateMessageStateRequest>;
export type UpdateMessagesStateReply = v.InferOutput<typeof updateMessagesStateReply>;

/** Reads the member's messages. */
export const getMessages: Call<MessageRequest, ListReply<Message>> = read(
  "getMessages",
  "messageRequest",
  messagesReply,
  "ViewMessages",
);

/** Changes the state of messages. The body is a list, and each entry has a list of ids. */
export const updateMessagesState: Call<readonly UpdateMessageStateRequest[], UpdateMessagesStateReply> =
  write("updateMessagesState", "body", updateMessagesStateReply);
