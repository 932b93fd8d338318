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
