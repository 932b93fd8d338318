import * as v from "../../utils/valibot";
import { dateRange, paging, querySortBy } from "./common";
import { listReply, meta } from "./envelope";
import { list, needed, oneOf, part, text, texts } from "./fields";
import { message, type MessageType } from "./messages";
import type { MessageStatus } from "./states/message";

/* What the calls about messages send and answer. Callbacks bring messages without them. */

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
