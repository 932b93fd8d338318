/** Texts only; there are no numbers. "Canceled" has one l here, unlike competitions and awards. */
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

/** What a member may make of a message; all other states the platform sets. Ours: none are published. */
const moves: Readonly<Partial<Record<MessageStatus, readonly MessageStatus[]>>> = {
  New: ["Read", "Actioned", "Deleted"],
  Read: ["Actioned", "Deleted"],
};

/** Whether a member may move a message from one state to another; never from one that we do not know. */
export function mayBecome(from: string | undefined, to: MessageStatus): boolean {
  const state = messageStatuses.find((status) => status === from);
  return state !== undefined && (moves[state] ?? []).includes(to);
}
