import type { GamificationClient } from "../client/client";
import { orNothing, readAllPages } from "../entities/paging";
import type { CallOptions } from "../protocol/call";
import type { EntityType } from "../protocol/enumerations";
import { getRewards, type Reward } from "../protocol/rewards";

interface Rewarding {
  readonly id: string;
  readonly constraints: readonly string[];
}

/**
 * Reads the rewards of the entities that have any. Does not make a call if no entity has rewards. Returns an
 * empty list if the call fails.
 */
export function readRewards(
  client: Pick<GamificationClient, "call">,
  entities: Partial<Readonly<Record<EntityType, readonly Rewarding[]>>>,
  languageKey: string,
  options: CallOptions,
): Promise<readonly Reward[]> {
  const entityFilter = Object.entries(entities).flatMap(([type, all]) => {
    const entityIds = all.filter(({ constraints }) => constraints.includes("hasRewards")).map(({ id }) => id);
    return entityIds.length > 0 ? [{ entityType: type as EntityType, entityIds, memberTags: [] }] : [];
  });
  if (entityFilter.length === 0) return Promise.resolve([]);
  const readPage = (page: object) => client.call(getRewards, { languageKey, entityFilter, ...page }, options);
  return orNothing(readAllPages(readPage), options);
}
