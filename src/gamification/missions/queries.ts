import { listOf } from "../../utils/list-of";
import type { CallArguments, GamificationClient } from "../client/client";
import type { ListKind, PageRequest } from "../entities/list-kind";
import { anyOptIn } from "../entities/opt-in";
import { pageLimit } from "../entities/paging";
import { getAchievements } from "../protocol/achievements";
import type { Call, CallOptions } from "../protocol/call";
import type { ListReply } from "../protocol/envelope";
import { getGraph } from "../protocol/graphs";
import { getMissionStates } from "../protocol/missions";
import { getRewards } from "../protocol/rewards";
import { entityPhases } from "../protocol/states";
import { type Mission, missionsFrom } from "./mission";
import { includedFields } from "./node";
import type { StepOrder } from "./step-order";

/** Selects the missions of a panel. */
export interface MissionQuery {
  readonly status: "active" | "upcoming" | "finished" | "all";
  /** Required tags. A mission must have all of them. */
  readonly tags: readonly string[];
  /** Excluded tags. A mission must have none of them. */
  readonly withoutTags: readonly string[];
  readonly ids: readonly string[];
  readonly order: StepOrder;
  /**
   * Whether to read the dependencies between steps. Visitors lack the role for this call (protocol section
   * 8).
   */
  readonly withGraph: boolean;
  /** The language of the platform's texts. */
  readonly language: string;
}

type Client = Pick<GamificationClient, "call">;

const phases = {
  active: entityPhases.running,
  upcoming: entityPhases.upcoming,
  finished: entityPhases.finished,
  all: entityPhases.visible,
} as const;

/** The values of `operand` are not published. These are the names of the fields in the platform's tag filters. */
const tagFilters = ({ tags, withoutTags }: MissionQuery) => [
  ...tags.map((tag) => ({ tag, operand: "must" })),
  ...withoutTags.map((tag) => ({ tag, operand: "mustNot" })),
];

/**
 * Reads one page of missions in four calls, or in three without the graph. The first call reads the missions
 * with the member's states in their steps. The others follow at the same time: the dependencies of the steps, the
 * achievements of missions and steps (one call per 50), and their rewards. If one of these fails, the steps are shown
 * without its data.
 *
 * @throws CallFailure if the missions cannot be read
 */
async function readPage(
  client: Client,
  query: MissionQuery,
  page: PageRequest,
  options: CallOptions,
): Promise<ListReply<Mission>> {
  const { status, ids, order, withGraph, language: languageKey } = query;
  const { moreThan, lessThan } = phases[status];
  const missionStatesFilter = {
    ids,
    ...page,
    statusCodes: { gt: moreThan, lt: lessThan },
    // Without a range, the call returns only running entrants (protocol section 7).
    optInStatusCodes: anyOptIn,
    tagFilters: tagFilters(query),
  };
  const request = { languageKey, includes: includedFields, missionStatesFilter };
  const { meta, data } = await client.call(getMissionStates, request, options);
  const missionIds = data.flatMap(({ id }) => id ?? []);
  if (missionIds.length === 0) return { meta, data: [] };

  async function readOrNothing<Request, Data>(call: Call<Request, { readonly data: Data }>, body: Request) {
    try {
      // The compiler cannot infer the arguments of a generic request.
      const rest = [body, options] as unknown as CallArguments<Request>;
      return (await client.call(call, ...rest)).data;
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return undefined;
    }
  }

  const entityType = "Achievement";
  const steps = data.flatMap(({ missionStates }) => missionStates.map(({ entityId }) => entityId));
  const entityIds = [...new Set([...missionIds, ...steps])];
  const parts = listOf(Math.ceil(entityIds.length / pageLimit), (index) =>
    entityIds.slice(index * pageLimit, (index + 1) * pageLimit),
  );
  const [graph, rewards, ...achievements] = await Promise.all([
    withGraph
      ? readOrNothing(getGraph, {
          ids: missionIds,
          languageKey,
          entityType,
          constraints: [],
          // The states of the missions already have these fields.
          includes: [],
          traversal: order === "levels" ? "BREADTH_FIRST" : "DEPTH_FIRST",
        })
      : undefined,
    readOrNothing(getRewards, {
      languageKey,
      entityFilter: [{ entityType, entityIds, memberTags: [] }],
      skip: 0,
      limit: pageLimit,
    }),
    ...parts.map((part) =>
      readOrNothing(getAchievements, {
        languageKey,
        achievementFilter: { ids: part, skip: 0, limit: part.length, includeOptInState: false },
      }),
    ),
  ]);
  const sources = { graph, rewards: rewards ?? [], achievements: achievements.flatMap((part) => part ?? []) };
  return { meta, data: missionsFrom(data, sources) };
}

/** Missions with the member's states. */
export const missionList: ListKind<MissionQuery, Mission> = {
  name: "missions",
  // The type is "Achievement", because the steps of missions are achievements.
  entityTypes: ["Achievement"],
  readPage,
};
