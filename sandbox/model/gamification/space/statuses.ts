/** Codes of achievements, competitions and contests (protocol section 5). */
export const statusCodes = {
  Unknown: 0,
  Draft: 5,
  Preparing: 10,
  Ready: 15,
  Starting: 20,
  Active: 25,
  Finishing: 30,
  Finished: 35,
  Finalising: 40,
  Finalised: 45,
  Template: 100,
  Cancelling: 110,
  Cancelled: 115,
  Deleting: 120,
  Deleted: 125,
} as const;

export type StatusName = keyof typeof statusCodes;

export const statusOf = (status: StatusName) => ({ status, statusCode: statusCodes[status] });

/** Codes of a member against an entity; the negative one has no published name's number and must not read as "join". */
export const optInCodes = {
  Excluded: -5,
  Processing: 0,
  NotEntered: 5,
  Entering: 10,
  Entrant: 15,
  Preparing: 20,
  Running: 25,
  Completing: 30,
  Completed: 35,
} as const;

export type OptInName = keyof typeof optInCodes;

export const awardCodes = {
  Issued: 15,
  Held: 25,
  Claimed: 35,
  Processing: 45,
  Delivered: 55,
  Completed: 65,
  Expired: 100,
  Cancelled: 101,
  Declined: 102,
} as const;

export type AwardStatusName = keyof typeof awardCodes;

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

export type MessageStatusName = (typeof messageStatuses)[number];

export const messageTypes = [
  "Achievement",
  "Ticket",
  "Reward",
  "Text",
  "Notification",
  "InboxItem",
  "NotificationInboxItem",
] as const;

export type MessageTypeName = (typeof messageTypes)[number];
