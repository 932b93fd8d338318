import type { MessageStatus, MessageType, OptInName } from "./wire-values";

/** Tags or completed achievements that a member must have and must not have (protocol section 3). */
export interface Dependants {
  readonly must: readonly string[];
  readonly mustNot: readonly string[];
  readonly should: readonly string[];
  readonly shouldMatchAtLeast: number;
}

/** The fields that the platform sends for every entity. Protocol section 3 describes the other fields. */
export interface Entity {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly constraints: readonly string[];
  readonly tags: readonly string[];
  readonly [field: string]: unknown;
}

/** An entity that starts, runs and ends. */
export interface LifecycleEntity extends Entity {
  readonly status: string;
  readonly statusCode: number;
  readonly memberTagsFilter?: Dependants;
}

export interface PointsStrategy {
  readonly operator: string;
  readonly pointsValue: number;
  readonly pointsValueUpper?: number;
  readonly context: string;
  readonly action: string;
}

export interface Achievement extends LifecycleEntity {
  readonly scheduling: {
    readonly scheduleType: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly [field: string]: unknown;
  };
  readonly strategies: { readonly pointsStrategy: PointsStrategy };
  readonly products: readonly { readonly id: string }[];
  readonly achievementDependencies?: Dependants;
}

export interface Competition extends LifecycleEntity {
  readonly maxNumberOfEntrants: number;
  readonly scheduledStartDate: string;
  readonly scheduledEndDate: string;
  readonly products: readonly { readonly id: string }[];
}

export interface Contest extends LifecycleEntity {
  readonly competitionId: string;
  readonly round: number;
  /** Contests whose entrants enter this contest when it starts. */
  readonly entrantsFromContest: readonly string[];
  readonly entrantsCount: number;
  readonly scheduledStartDate: string;
  readonly scheduledEndDate: string;
}

export interface Reward extends Entity {
  readonly entityType: string;
  readonly entityId: string;
  readonly rewardRank: string;
  readonly rewardValue: number;
  readonly rewardType: { readonly key: string };
  /** Delay in minutes. */
  readonly delay: number;
  readonly period: number;
}

export interface Product extends Entity {
  readonly productRefId: string;
  /**
   * Ids of the entities that include the product, for the filter `entityIds`. The platform does not send this
   * field.
   */
  readonly partOf: readonly string[];
}

export interface FileObject extends Entity {
  readonly repositoryId: string;
  readonly parentFolderPath: string;
}

export interface Rule {
  readonly id: string;
  readonly entityId: string;
  readonly entityType: string;
  readonly [field: string]: unknown;
}

export interface Tile {
  readonly text: string;
  readonly probability: number;
  readonly location: { readonly row: number; readonly col: number };
  readonly reward?: { readonly id: string; readonly rewardValue: number };
  readonly [field: string]: unknown;
}

export interface InstantWin extends Entity {
  readonly statusCode: number;
  readonly instantWinType: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly tiles: readonly Tile[];
}

/** An edge of a mission's graph, from `headEntityId` to `tailEntityId`. */
export interface Edge {
  readonly ordering: number;
  readonly constraints: readonly string[];
  readonly headEntityId: string;
  readonly tailEntityId: string;
  readonly graphEdgeType: string;
}

/** A mission: the achievement with the same id, and the graph of the achievements that follow it. */
export interface Mission {
  readonly id: string;
  readonly edges: readonly Edge[];
}

/** A member's opt-in state for an entity. */
export interface OptIn {
  readonly entityType: string;
  readonly entityId: string;
  readonly status: OptInName;
  readonly percentageComplete: number;
  readonly points: number;
  readonly position?: number;
}

export interface Award extends Entity {
  readonly rewardId: string;
  readonly entityType: string;
  readonly entityId: string;
  /** An `AwardState`, or one of the platform's older states. */
  readonly status: string;
  readonly statusCode: number;
  readonly claimed: boolean;
  /** Minutes after `created` during which the award can be claimed. */
  readonly period: number;
  readonly pointInTime?: string;
  readonly activeFrom?: string;
  readonly activeUntil?: string;
}

export interface Message extends Entity {
  readonly subject: string;
  readonly body: string;
  readonly messageType: MessageType;
  readonly status: MessageStatus;
  readonly expiry?: string;
}
