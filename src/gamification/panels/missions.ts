import { getAchievements } from "../calls/achievements";
import { getGraph } from "../calls/graphs";
import { getMissionStates } from "../calls/missions";
import { getRewards } from "../calls/rewards";
import type { CallOptions } from "../call-options";
import type { Gamification } from "../client";
import type { ListKind, PageRequest } from "../lists/list-kind";
import { type Mission, missionsFrom } from "../missions/mission";
import { includedFields } from "../missions/node";
import type { StepOrder } from "../missions/step-order";
import type { Achievement } from "../schema/achievements";
import type { ListReply } from "../schema/envelope";
import type { EntityGraphResult } from "../schema/graphs";
import type { Reward } from "../schema/rewards";
import { entityPhases } from "../schema/states/entity";

/** The missions that a panel asks for. */
export interface MissionQuery {
  readonly status: "active" | "upcoming" | "finished" | "all";
  /** A mission must have all of them. */
  readonly tags: readonly string[];
  /** A mission must have none of them. */
  readonly withoutTags: readonly string[];
  readonly ids: readonly string[];
  readonly order: StepOrder;
  /** The language of the platform's texts. */
  readonly language: string;
}

type Client = Pick<Gamification, "call">;

const phases = {
  active: entityPhases.running,
  upcoming: entityPhases.upcoming,
  finished: entityPhases.finished,
  all: entityPhases.visible,
} as const;

/** Every opt-in state, also the negative ones. Without a range, only running entrants are asked for (protocol section 7). */
const anyOptIn = { gt: -5, lt: 40 };

/** The values of `operand` are not published: these are the words of the platform's tag filters. */
const tagFilters = ({ tags, withoutTags }: MissionQuery) => [
  ...tags.map((tag) => ({ tag, operand: "must" })),
  ...withoutTags.map((tag) => ({ tag, operand: "mustNot" })),
];

/**
 * Reads one page of missions in four calls: the missions with the member's states in their steps, then at the same time
 * how the steps depend on each other, the achievements that they are, and their rewards. A failure of one of these three
 * leaves out what it tells: the steps are shown without it.
 *
 * @throws CallFailure if the missions cannot be read
 */
async function readPage(
  client: Client,
  query: MissionQuery,
  page: PageRequest,
  options: CallOptions,
): Promise<ListReply<Mission>> {
  const { status, ids, order, language } = query;
  const { moreThan, lessThan } = phases[status];
  const { meta, data } = await client.call(
    getMissionStates,
    {
      languageKey: language,
      includes: includedFields,
      missionStatesFilter: {
        ...{ ids, ...page },
        statusCodes: { gt: moreThan, lt: lessThan },
        optInStatusCodes: anyOptIn,
        tagFilters: tagFilters(query),
      },
    },
    options,
  );
  const missionIds = data.flatMap(({ id }) => id ?? []);
  if (missionIds.length === 0) return { meta, data: [] };
  const steps = data.flatMap(({ missionStates }) => missionStates.map(({ entityId }) => entityId));
  const allIds = [...new Set([...missionIds, ...steps])];
  const without = <Value>(reading: Promise<Value>, nothing: Value) =>
    reading.catch((error: unknown) => {
      if (options.signal?.aborted) throw error;
      return nothing;
    });
  const [graph, achievements, rewards] = await Promise.all([
    without<EntityGraphResult | undefined>(readGraph(client, missionIds, query, options), undefined),
    without<readonly Achievement[]>(readAchievements(client, allIds, language, options), []),
    without<readonly Reward[]>(readRewards(client, allIds, language, options), []),
  ]);
  return { meta, data: missionsFrom(data, { graph, achievements, rewards }, order) };
}

/** Missions with the member's states. */
export const missionList: ListKind<MissionQuery, Mission> = {
  name: "missions",
  // Their steps are achievements.
  entityTypes: ["Achievement"],
  readPage,
};

async function readGraph(
  client: Client,
  ids: readonly string[],
  { order, language }: MissionQuery,
  options: CallOptions,
): Promise<EntityGraphResult> {
  const { data } = await client.call(
    getGraph,
    {
      ...{ ids, languageKey: language, constraints: [] },
      entityType: "Achievement",
      // The states of the missions have these fields already.
      includes: [],
      traversal: order === "levels" ? "BREADTH_FIRST" : "DEPTH_FIRST",
    },
    options,
  );
  return data;
}

/** The largest page that the platform is known to send (protocol section 7). */
const maxPage = 50;

/** Reads achievements by their ids, in one call for each 50. */
async function readAchievements(
  client: Client,
  ids: readonly string[],
  language: string,
  options: CallOptions,
): Promise<readonly Achievement[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / maxPage) }, (_, page) => {
    const part = ids.slice(page * maxPage, (page + 1) * maxPage);
    const achievementFilter = { ids: part, skip: 0, limit: part.length, includeOptInState: false };
    return client.call(getAchievements, { languageKey: language, achievementFilter }, options);
  });
  return (await Promise.all(pages)).flatMap(({ data }) => data);
}

async function readRewards(
  client: Client,
  entityIds: readonly string[],
  language: string,
  options: CallOptions,
): Promise<readonly Reward[]> {
  const { data } = await client.call(
    getRewards,
    {
      languageKey: language,
      entityFilter: [{ entityType: "Achievement", entityIds, memberTags: [] }],
      ...{ skip: 0, limit: maxPage },
    },
    options,
  );
  return data;
}
