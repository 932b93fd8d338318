import type { Message } from "../schema/messages";

/** What a page can show beside messages. All of it invites to play. */
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
 * @returns undefined without one, if a page cannot show it, and if the message refers to itself
 */
export function referenceOf({
  id,
  eventRefType,
  eventRefId,
}: Pick<Message, "id" | "eventRefType" | "eventRefId">): EntityReference | undefined {
  const type = eventRefType === "MemberMessage" ? "Message" : gameOf(eventRefType);
  return type && eventRefId && eventRefId !== id ? { type, id: eventRefId } : undefined;
}

/** Whether a message may invite to play, so that restricted players do not see it (architecture section 4). */
export const mayInvite = ({ messageType, eventRefType }: Pick<Message, "messageType" | "eventRefType">) =>
  ["Achievement", "Reward", "Ticket"].includes(messageType ?? "") || gameOf(eventRefType) !== undefined;
