import type { ListReply } from "../schema/envelope";
import {
  type Message,
  type MessageRequest,
  messagesReply,
  updateMessagesStateReply,
  type UpdateMessagesStateReply,
  type UpdateMessageStateRequest,
} from "../schema/messages";
import { type Call, read, write } from "./call";

export const getMessages: Call<MessageRequest, ListReply<Message>> = read(
  "getMessages",
  "messageRequest",
  messagesReply,
);

/** Moves messages to other states. The body is a list, and each entry has a list of ids. */
export const updateMessagesState: Call<readonly UpdateMessageStateRequest[], UpdateMessagesStateReply> =
  write("updateMessagesState", "body", updateMessagesStateReply);
