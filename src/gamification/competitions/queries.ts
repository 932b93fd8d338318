import type { GamificationClient } from "../client/client";
import { CallFailure } from "../client/errors";
import type { ListKind } from "../entities/list-kind";
import { orNothing, readAllPages } from "../entities/paging";
import type { CallOptions } from "../protocol/call";
import { type Competition, type Contest, getCompetitions, getContests } from "../protocol/competitions";
import type { EntityType } from "../protocol/enumerations";
import type { ListReply } from "../protocol/envelope";
import { optInStates, type OptinStatus } from "../protocol/opt-in";
import type { Reward } from "../protocol/rewards";
import { entityPhases, optInReading } from "../protocol/states";
import { readRewards } from "../rewards/rewards-of-entities";

/** Selects the competitions of a panel. */
export interface CompetitionQuery {
  readonly status: "active" | "upcoming" | "finished" | "all";
  readonly tags: readonly string[];
  /**
   * Ids of competitions. With ids and the status `all`, competitions in any state are shown, including
   * cancelled ones.
   */
  readonly ids: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

/** A competition with the related data that a panel shows. */
export interface CompetitionItem {
  readonly id: string;
  readonly competition: Competition;
  /**
   * The contests of the competition with the member's states, in no particular order; empty if they could not
   * be read.
   */
  readonly contests: readonly Contest[];
  /** The member's state in the competition; undefined if there is none. */
  readonly optIn: OptinStatus | undefined;
  /** Rewards of the competition and its contests; empty if they could not be read. */
  readonly rewards: readonly Reward[];
  /**
   * Ids of the achievements that the member has completed, among those on which the competitions of the page depend.
   */
  readonly completedIds: readonly string[];
}

const between = (moreThan: number, lessThan: number) => ({ moreThan, lessThan });

/**
 * The range of codes for each status; both ends are exclusive. The vendor's ranges (protocol section 5) are
 * not used, because they leave out competitions that are about to start or are closing.
 */
const phases = {
  upcoming: between(10, 25),
  active: between(20, 35),
  finished: between(30, 50),
  all: entityPhases.visible,
} as const;

type Client = Pick<GamificationClient, "call">;

/**
 * Competitions with their related data. A page takes four calls: the competitions; then, at the same time, their
 * contests and the member's states; then the rewards, which belong to the contests. A call is left out if there is
 * nothing to request. A page fails if its competitions or the member's states cannot be read.
 */
export const competitionList: ListKind<CompetitionQuery, CompetitionItem> = {
  name: "competitions",
  call: getCompetitions,
  entityTypes: ["Competition", "Contest"],
  readPage: readCompetitions,
};

async function readCompetitions(
  client: Client,
  query: CompetitionQuery,
  { skip, limit }: { readonly skip: number; readonly limit: number },
  options: CallOptions,
): Promise<ListReply<CompetitionItem>> {
  const { status, tags, ids, language } = query;
  const { meta, data } = await client.call(
    getCompetitions,
    {
      languageKey: language,
      competitionFilter: {
        tags,
        ids,
        skip,
        limit,
        // The entity that ends next is first, and ended entities are last.
        sortBy: [
          {
            queryField: "scheduledEndDate",
            order: status === "active" || status === "upcoming" ? "Asc" : "Desc",
          },
        ],
        ...(!(status === "all" && ids.length > 0) && { statusCode: phases[status] }),
      },
    },
    options,
  );
  const [{ contests, rewards }, states] = await Promise.all([
    readPlay(client, data, language, options),
    readStates(client, data, options),
  ]);
  const completedIds = states
    .filter((state) => optInReading(state) === "completed")
    .map(({ entityId }) => entityId);
  return {
    meta,
    data: data.map((competition) => {
      const own = contests.filter(({ competitionId }) => competitionId === competition.id);
      const sources = [competition.id, ...own.map(({ id }) => id)];
      return {
        id: competition.id,
        competition,
        contests: own,
        completedIds,
        optIn: states.find(({ entityId }) => entityId === competition.id) ?? competition.optInStatus,
        rewards: rewards.filter(({ entityId }) => entityId !== undefined && sources.includes(entityId)),
      };
    }),
  };
}

/** The contests of competitions, and the rewards of both. */
async function readPlay(
  client: Client,
  competitions: readonly Competition[],
  language: string,
  options: CallOptions,
): Promise<{ readonly contests: readonly Contest[]; readonly rewards: readonly Reward[] }> {
  const competitionIds = competitions.map(({ id }) => id);
  if (competitionIds.length === 0) return { contests: [], rewards: [] };
  const contests = await orNothing(
    readAllPages((page) =>
      client.call(
        getContests,
        {
          languageKey: language,
          contestFilter: { competitionIds, ...page, constraints: ["includeOptInStatus"] },
        },
        options,
      ),
    ),
    options,
  );
  const entities = { Competition: competitions, Contest: contests };
  return { contests, rewards: await readRewards(client, entities, language, options) };
}

/** All codes of a member's state, including the negative ones, which exclude a member (protocol section 5). */
const anyCode = { gt: -100, lt: 200 };

/**
 * The member's states in competitions, and in the achievements on which these depend. If the token may not
 * read them, the result has no states. Any other failure is thrown, because without the states an entrant
 * could be invited to join again.
 */
async function readStates(
  client: Client,
  competitions: readonly Competition[],
  options: CallOptions,
): Promise<readonly OptinStatus[]> {
  if (competitions.length === 0) return [];
  const dependencies = competitions.flatMap(({ achievementDependencies: needed }) =>
    needed ? [...needed.must, ...needed.mustNot, ...needed.should] : [],
  );
  const entityTypes: EntityType[] =
    dependencies.length > 0 ? ["Competition", "Achievement"] : ["Competition"];
  const ids = [...new Set([...competitions.map(({ id }) => id), ...dependencies])];
  try {
    return await readAllPages((page) =>
      client.call(
        optInStates,
        { optinStatesFilter: { ids, entityTypes, statusCodes: anyCode, ...page } },
        options,
      ),
    );
  } catch (error) {
    if (error instanceof CallFailure && error.kind === "unauthorised") return [];
    throw error;
  }
}
