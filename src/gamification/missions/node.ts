import * as v from "../../utils/valibot";
import type { Achievement } from "../protocol/achievements";
import { dependantOn } from "../protocol/common";
import type { EntityGraphResult } from "../protocol/graphs";
import type { MissionState } from "../protocol/missions";
import { optinStatus, type OptinStatus } from "../protocol/opt-in";
import { optInReading, type Stated } from "../protocol/states";
import { type PointsStrategy, scheduling } from "../protocol/strategies";

/** Additional fields that requests for missions include (protocol section 6). Two of them are rich text. */
const fieldSchemas = {
  description: v.string(),
  memberTagsFilter: dependantOn,
  scheduling,
  termsAndConditions: v.string(),
  "optin-status": optinStatus,
};

export const includedFields: readonly string[] = Object.keys(fieldSchemas);

type Fields = {
  readonly [Name in keyof typeof fieldSchemas]?: v.InferOutput<(typeof fieldSchemas)[Name]> | undefined;
};

/** Data of the platform about an achievement that is part of a mission, from all replies. */
export interface MissionNode extends Stated, Omit<Fields, "optin-status"> {
  readonly id: string;
  readonly name: string | undefined;
  readonly points: PointsStrategy | undefined;
  readonly optIn: OptinStatus | undefined;
  /** Whether the member has completed the achievement. */
  readonly isDone: boolean;
  /** The achievement itself, which states whether members must join; undefined if it was not read. */
  readonly achievement: Achievement | undefined;
}

/** Reads the additional fields. A field with an unexpected shape counts as absent. */
function readFields(included: Readonly<Record<string, unknown>>): Fields {
  const read = Object.entries(fieldSchemas).flatMap(([name, schema]) => {
    const result = v.safeParse(schema, included[name]);
    return result.success ? [[name, result.output]] : [];
  });
  return Object.fromEntries(read) as Fields;
}

/** The replies that may contain data about an achievement. */
export interface NodeSources {
  /** The graph; undefined if it could not be read, or if the member may not read it. */
  readonly graph: EntityGraphResult | undefined;
  /** The member's states in the steps of the mission. */
  readonly states: readonly MissionState[];
  readonly achievements: readonly Achievement[];
}

/**
 * Merges the data of several replies about one achievement. The node of a graph takes precedence over the
 * state in a mission, which takes precedence over the achievement.
 *
 * @returns undefined if none of them contains it
 */
export function missionNode(
  id: string,
  { graph, states, achievements }: NodeSources,
): MissionNode | undefined {
  const node = graph?.nodes.find(({ entityId }) => entityId === id);
  const state = states.find(({ entityId }) => entityId === id);
  const achievement = achievements.find((each) => each.id === id);
  const step = node ?? state;
  if (!step && !achievement) return undefined;
  const { description, memberTagsFilter, scheduling, termsAndConditions } = achievement ?? {};
  const { "optin-status": included, ...fields } = readFields({ ...state?.includes, ...node?.includes });
  const optIn = node?.optInStatus ?? state?.optInStatus ?? included ?? achievement?.optInStatus;
  return {
    id,
    optIn,
    achievement,
    description,
    memberTagsFilter,
    scheduling,
    termsAndConditions,
    ...fields,
    name: node?.name ?? state?.name ?? achievement?.name,
    status: step ? step.entityStatus : achievement?.status,
    statusCode: step ? step.entityStatusCode : achievement?.statusCode,
    points: node?.strategies?.pointsStrategy ?? achievement?.strategies?.pointsStrategy,
    isDone:
      [node, state].some((part) => part?.constraints.includes("isCompleted")) ||
      (optIn !== undefined && optInReading(optIn) === "completed"),
  };
}
