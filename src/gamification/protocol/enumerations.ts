/*
 * Enumerations that several entities use (specification section 9), and those that the drift alarm needs without the
 * schemas of their entities. The others are in the file of their entity.
 */

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

export const competitionTypes = ["Leaderboard"] as const;

export type CompetitionType = (typeof competitionTypes)[number];

export const roundTypes = ["TimeBound", "TargetBased"] as const;

export type RoundType = (typeof roundTypes)[number];

export const entityGraphEdgeTypes = ["ROOT", "MUST", "SHOULD", "MUST_NOT", "UNKNOWN", "BROKEN"] as const;

export type EntityGraphEdgeType = (typeof entityGraphEdgeTypes)[number];

export const memberTypes = ["Individual"] as const;

export type MemberType = (typeof memberTypes)[number];

export const strategyTypes = ["TotalCumulative", "SumBest", "LimitedTo", "FirstTo"] as const;

export type StrategyType = (typeof strategyTypes)[number];
