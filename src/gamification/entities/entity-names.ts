import type { GamificationClient } from "../client/client";
import { getAchievements } from "../protocol/achievements";
import type { CallOptions } from "../protocol/call";
import { getCompetitions, getContests } from "../protocol/competitions";
import type { EntityType } from "../protocol/enumerations";
import type { ListReply } from "../protocol/envelope";
import { listInstantWins } from "../protocol/instant-wins";
import { orNothing, pageLimit } from "./paging";

/** An object that refers to another entity, as rewards and rules do. */
export interface EntityReference {
  readonly entityType?: string | undefined;
  readonly entityId?: string | undefined;
}

/** The entity that an item, such as a reward or a rule, belongs to. */
export interface EntityName {
  readonly type: EntityType;
  readonly id: string;
  readonly name: string;
  /**
   * For a contest, the id of its competition, because players know the competition better than the contest.
   */
  readonly competitionId?: string | undefined;
}

type Client = Pick<GamificationClient, "call">;
type Named = Pick<EntityName, "id" | "competitionId"> & { readonly name?: string | undefined };
type Read = (
  client: Client,
  ids: readonly string[],
  languageKey: string,
  options: CallOptions,
) => Promise<ListReply<Named>>;

/** Functions that read the entities of each type by their ids. Types that players do not know are absent. */
const reads: { readonly [Type in EntityType]?: Read } = {
  Achievement: (client, ids, languageKey, options) =>
    client.call(
      getAchievements,
      { languageKey, achievementFilter: { ids, skip: 0, limit: pageLimit } },
      options,
    ),
  Competition: (client, ids, languageKey, options) =>
    client.call(
      getCompetitions,
      { languageKey, competitionFilter: { ids, skip: 0, limit: pageLimit } },
      options,
    ),
  Contest: (client, ids, languageKey, options) =>
    client.call(getContests, { languageKey, contestFilter: { ids, skip: 0, limit: pageLimit } }, options),
  InstantWin: (client, ids, languageKey, options) =>
    client.call(
      listInstantWins,
      { languageKey, instantWinFilter: { ids, skip: 0, limit: pageLimit } },
      options,
    ),
};

/**
 * Reads the entities that the items of a page belong to, in one call for each type. Entities that cannot be read are
 * left out.
 */
export async function readEntityNames(
  client: Client,
  references: readonly EntityReference[],
  language: string,
  options: CallOptions,
): Promise<readonly EntityName[]> {
  const reading = Object.entries(reads).map(async ([key, read]): Promise<readonly EntityName[]> => {
    const type = key as EntityType;
    const ids = new Set(
      references.filter(({ entityType }) => entityType === type).map(({ entityId }) => entityId ?? ""),
    );
    ids.delete("");
    if (ids.size === 0) return [];
    const { data } = await read(client, [...ids].slice(0, pageLimit), language, options);
    return data
      .map(({ id, name = "", competitionId }) => ({ type, id, name, competitionId }))
      .filter(({ name }) => name);
  });
  return (await Promise.all(reading.map((each) => orNothing(each, options)))).flat();
}

/** The entity that an item belongs to; undefined if its name is unknown. */
export const ownerOf = (
  { entityType, entityId }: EntityReference,
  names: readonly EntityName[],
): EntityName | undefined => names.find(({ type, id }) => type === entityType && id === entityId);
