/* Enumerations that several entities use (specification section 9). The others are in the file of their entity. */

/** The kinds of entities that an id may refer to. */
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

/** The types of custom fields. */
export const fieldTypes = ["Text", "TextArray", "Number", "NumberArray"] as const;

export type FieldType = (typeof fieldTypes)[number];
