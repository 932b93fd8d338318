import * as v from "valibot";
import { dateRange, extras, model, paging, querySortBy, result } from "./common";
import { listReply, meta } from "./envelope";
import type { messageStatuses } from "./states/message";
import { scheduling } from "./strategies";
import { instant, list, needed, oneOf, part, text, texts } from "./fields";

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
  messageType: oneOf<(typeof messageTypes)[number]>("messageType"),
  status: list(oneOf<(typeof messageStatuses)[number]>("messageStatus")),
});

export const messageRequest = v.object({ languageKey: text, messageFilter: part(messageFilter) });

/** `id` is a list of ids. */
export const updateMessageStateRequest = v.object({
  id: needed(texts),
  status: needed(oneOf<(typeof messageStatuses)[number]>("messageStatus")),
});

export const updateMessagesStateRequest = v.array(updateMessageStateRequest);

/** ApiResponse: the result for each message. */
export const updateMessagesStateReply = v.object({ meta: part(meta), results: list(result) });

export type MessageType = (typeof messageTypes)[number];
export type EventRefType = (typeof eventRefTypes)[number];
export type Message = v.InferOutput<typeof message>;
export type MessageFilter = v.InferInput<typeof messageFilter>;
export type MessageRequest = v.InferInput<typeof messageRequest>;
export type UpdateMessageStateRequest = v.InferInput<typeof updateMessageStateRequest>;
export type UpdateMessagesStateReply = v.InferOutput<typeof updateMessagesStateReply>;
