/* Enumerations that belong to no subject alone (specification section 9). The others stand beside their subject. */

/** What an id may be the id of. */
export const entityTypes = [
  "Member",
  "Product",
  "Achievement",
  "Repository",
  "FileObject",
  "Language",
  "MemberMessage",
  "Reward",
  "MemberAward",
  "Award",
  "Message",
  "RewardType",
  "ActionType",
  "UnitOfMeasure",
  "Competition",
  "Contest",
  "SqsConnection",
  "KafkaConnection",
  "RabbitMqConnection",
  "Events",
  "Webhook",
  "Attachment",
  "RuleSet",
  "InstantWin",
] as const;

export type EntityType = (typeof entityTypes)[number];

export const sortOrders = ["Asc", "Desc"] as const;

export type SortOrder = (typeof sortOrders)[number];

/** What a custom field holds. */
export const fieldTypes = ["Text", "TextArray", "Number", "NumberArray"] as const;

export type FieldType = (typeof fieldTypes)[number];
