import type { ListReply } from "../schema/envelope";
import {
  type MessageRequest,
  messagesReply,
  updateMessagesStateReply,
  type UpdateMessagesStateReply,
  type UpdateMessageStateRequest,
} from "../schema/message-calls";
import type { Message } from "../schema/messages";
import { type Call, read, write } from "./call";

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
