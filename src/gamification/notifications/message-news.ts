import type { Message } from "../protocol/messages";
import type { MessageNews, Section } from "./news";
import { firstLink, plainText } from "./plain-text";

/**
 * Types of messages that are meant for a pop-up (protocol section 5). Messages of other types are for the
 * inbox only.
 */
const popUpTypes: ReadonlySet<string | undefined> = new Set(["Notification", "NotificationInboxItem"]);

/** Maximum number of characters of a body that a toast shows. */
const excerptLength = 140;

/**
 * The section that records a message: the inbox if the message is also an inbox item, otherwise the section
 * of its entity.
 */
function sectionOf({ messageType, eventRefType }: Message): Section {
  if (messageType === "NotificationInboxItem") return "messages";
  switch (eventRefType) {
    case "Achievement":
      return "achievements";
    case "Competition":
    case "Contest":
      return "competitions";
    default:
      return "messages";
  }
}

/**
 * The news of a message that the platform has sent as a notification.
 *
 * | message                                        | result    |
 * | ---------------------------------------------- | --------- |
 * | of a type that is not for a pop-up, or unknown | undefined |
 * | in a state other than `New`                    | undefined |
 * | expired                                        | undefined |
 * | otherwise                                      | the news  |
 *
 * A message without a state is new, because the platform sends notifications about new messages.
 *
 * @param now milliseconds since 1970
 */
export function messageNews(message: Message, now: number): MessageNews | undefined {
  const { id, messageType, status = "New", expiry = Infinity, subject, body } = message;
  if (!popUpTypes.has(messageType) || status !== "New" || expiry <= now) return undefined;
  const link = firstLink(body);
  const excerpt = plainText(body, excerptLength);
  return {
    kind: "message",
    key: `message:${id}`,
    subject: plainText(subject, excerptLength),
    // The link is shown below the text, so the text need not repeat it.
    excerpt:
      link?.label && excerpt.endsWith(link.label) ? excerpt.slice(0, -link.label.length).trim() : excerpt,
    link,
    section: sectionOf(message),
    achievementId: message.eventRefType === "Achievement" ? message.eventRefId : undefined,
  };
}
