import type { EntityType } from "../schema/enumerations";
import { eventRefTypes, type EventRefType, type Message } from "../schema/messages";

/** An entity to which a message refers. */
export interface EntityReference {
  readonly type: EntityType;
  readonly id: string;
}

/** The types of what a page can show. Members of the platform have no place. */
const shown: Readonly<Partial<Record<EventRefType, EntityType>>> = {
  Achievement: "Achievement",
  Competition: "Competition",
  Contest: "Contest",
  MemberMessage: "Message",
};

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
  const kind = eventRefTypes.find((known) => known === eventRefType);
  const type = kind && shown[kind];
  return type && eventRefId && eventRefId !== id ? { type, id: eventRefId } : undefined;
}

const invitingTypes: ReadonlySet<string | undefined> = new Set(["Achievement", "Reward", "Ticket"]);
const invitingReferences: ReadonlySet<string | undefined> = new Set([
  "Achievement",
  "Competition",
  "Contest",
]);

/** Whether a message may invite to play, so that restricted players do not see it (architecture section 4). */
export const mayInvite = ({ messageType, eventRefType }: Pick<Message, "messageType" | "eventRefType">) =>
  invitingTypes.has(messageType) || invitingReferences.has(eventRefType);
