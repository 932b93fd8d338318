import type { GamificationClient } from "../client/client";
import { type EntityName, ownerOf, readEntityNames } from "../entities/entity-names";
import type { ListKind, PageRequest } from "../entities/list-kind";
import { readAllPages } from "../entities/paging";
import type { CallOptions } from "../protocol/call";
import type { EntityFilter } from "../protocol/common";
import type { EntityType } from "../protocol/enumerations";
import type { ListReply } from "../protocol/envelope";
import { getRewards, type Reward } from "../protocol/rewards";
import { readRanks } from "./reward-ranks";

/** Selects the rewards of a panel. */
export interface RewardQuery {
  /** Kind of `ids`: rewards, or entities whose rewards are shown. `all`: the rewards of all entities. */
  readonly of: "all" | "achievement" | "competition" | "contest" | "instant-win" | "reward";
  /** The ids; if empty, the rewards of all entities of the type are selected. */
  readonly ids: readonly string[];
  /** Keys of reward types; empty for all types. */
  readonly types: readonly string[];
  /** Only rewards for this place in a ranking; 0 for all places. */
  readonly rank: number;
  /** The language of the platform's texts. */
  readonly language: string;
}

/** A reward, and the entity that offers it. */
export interface RewardItem {
  readonly id: string;
  readonly reward: Reward;
  /** The entity that offers the reward; undefined if it is unknown. */
  readonly owner: EntityName | undefined;
}

const entityTypes: Readonly<Record<Exclude<RewardQuery["of"], "all">, EntityType>> = {
  achievement: "Achievement",
  competition: "Competition",
  contest: "Contest",
  "instant-win": "InstantWin",
  reward: "Reward",
};

/**
 * Rewards with the names of the entities that offer them. A page takes one call for the rewards, and one for the
 * entities of each type. The platform has no filter for types of rewards or for places: if either is set, all rewards
 * are read as one page.
 */
export const rewardList: ListKind<RewardQuery, RewardItem> = {
  name: "rewards",
  call: getRewards,
  entityTypes: ["Reward", "Achievement", "Competition", "Contest", "InstantWin"],
  async readPage(client, query, page, options) {
    const { meta, data } = await readRewards(client, query, page, options);
    const names = await readEntityNames(client, data, query.language, options);
    return {
      meta,
      data: data.map((reward) => ({ id: reward.id, reward, owner: ownerOf(reward, names) })),
    };
  },
};

async function readRewards(
  client: Pick<GamificationClient, "call">,
  { of, ids, types, rank, language }: RewardQuery,
  page: PageRequest,
  options: CallOptions,
): Promise<ListReply<Reward>> {
  const filter: EntityFilter = of === "all" ? {} : { entityType: entityTypes[of], entityIds: ids };
  const entityFilter = of === "all" ? [] : [{ ...filter, memberTags: [] }];
  const read = (part: PageRequest) =>
    client.call(getRewards, { languageKey: language, entityFilter, ...part }, options);
  if (types.length === 0 && rank < 1) return read(page);
  const all = await readAllPages(read);
  return { meta: undefined, data: all.filter((reward) => isOfType(reward, types) && isOfRank(reward, rank)) };
}

const isOfType = ({ rewardType }: Reward, types: readonly string[]) =>
  types.length === 0 || types.some((type) => type.toLowerCase() === rewardType?.key?.toLowerCase());

const isOfRank = ({ rewardRank }: Reward, rank: number) =>
  rank < 1 || readRanks(rewardRank).some(({ from, to }) => from <= rank && rank <= to);
