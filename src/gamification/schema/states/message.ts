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

/** The transitions that a member may make; the platform makes all others. This table is ours: none is documented. */
const transitions: Readonly<Partial<Record<MessageStatus, readonly MessageStatus[]>>> = {
  New: ["Read", "Actioned", "Deleted"],
  Read: ["Actioned", "Deleted"],
};

/** Whether a member may change a message from one state to another. False for an unknown `from`. */
export function mayBecome(from: string | undefined, to: MessageStatus): boolean {
  const state = messageStatuses.find((status) => status === from);
  return state !== undefined && (transitions[state] ?? []).includes(to);
}
