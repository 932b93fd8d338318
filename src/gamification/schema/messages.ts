import * as v from "../../utils/valibot";
import { extras, model } from "./common";
import type { messageStatuses } from "./states/message";
import { scheduling } from "./strategies";
import { instant, number, oneOf, part, text, texts } from "./fields";

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
