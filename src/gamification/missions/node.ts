import * as v from "valibot";
import type { Achievement } from "../schema/achievements";
import { dependantOn, type DependantOn } from "../schema/common";
import type { EntityGraphNode } from "../schema/graphs";
import type { MissionState } from "../schema/missions";
import { optinStatus, type OptinStatus } from "../schema/opt-in";
import { optInReading } from "../schema/states/opt-in";
import type { Stated } from "../schema/states/state-of";
import { type PointsStrategy, scheduling, type Scheduling } from "../schema/strategies";

/** What the platform tells of an achievement that is part of a mission, from all replies. */
export interface MissionNode extends Stated {
  readonly id: string;
  readonly name: string | undefined;
  /** Rich text. */
  readonly description: string | undefined;
  /** Rich text. */
  readonly terms: string | undefined;
  readonly scheduling: Scheduling | undefined;
  readonly memberTagsFilter: DependantOn | undefined;
  readonly points: PointsStrategy | undefined;
  readonly optIn: OptinStatus | undefined;
  /** Whether the member has completed it. */
  readonly isDone: boolean;
  /** The achievement itself, which tells whether members must join; undefined if it was not read. */
  readonly achievement: Achievement | undefined;
}

/** The fields that missions are asked for in addition (protocol section 6). */
export const includedFields = [
  "description",
  "memberTagsFilter",
  "scheduling",
  "termsAndConditions",
  "optin-status",
] as const;

type Included = Readonly<Record<string, unknown>>;

/** A field of an unexpected shape counts as absent. */
function included<Value>(schema: v.GenericSchema<unknown, Value>, fields: Included, name: string) {
  const result = v.safeParse(schema, fields[name]);
  return result.success ? result.output : undefined;
}

/** The replies that may tell of an achievement. */
export interface NodeSources {
  readonly node?: EntityGraphNode | undefined;
  readonly state?: MissionState | undefined;
  readonly achievement?: Achievement | undefined;
}

/**
 * Joins what several replies tell of one achievement. The node of a graph wins over the state in a mission, and that
 * over the achievement.
 *
 * @returns undefined if none of them tells of it
 */
export function missionNode(id: string, { node, state, achievement }: NodeSources): MissionNode | undefined {
  const step = node ?? state;
  if (!step && !achievement) return undefined;
  const fields = { ...state?.includes, ...node?.includes };
  const optIn =
    node?.optInStatus ??
    state?.optInStatus ??
    included(optinStatus, fields, "optin-status") ??
    achievement?.optInStatus;
  const isMarked = [node, state].some((part) => part?.constraints.includes("isCompleted"));
  return {
    ...{ id, optIn, achievement },
    name: node?.name ?? state?.name ?? achievement?.name,
    status: step ? step.entityStatus : achievement?.status,
    statusCode: step ? step.entityStatusCode : achievement?.statusCode,
    description: included(v.string(), fields, "description") ?? achievement?.description,
    terms: included(v.string(), fields, "termsAndConditions") ?? achievement?.termsAndConditions,
    scheduling: included(scheduling, fields, "scheduling") ?? achievement?.scheduling,
    memberTagsFilter: included(dependantOn, fields, "memberTagsFilter") ?? achievement?.memberTagsFilter,
    points: node?.strategies?.pointsStrategy ?? achievement?.strategies?.pointsStrategy,
    isDone: isMarked || (optIn !== undefined && optInReading(optIn) === "completed"),
  };
}
