import type { ListKind } from "../entities/list-kind";
import { readAllPages } from "../entities/paging";
import { type Contest, getContests } from "../protocol/competitions";
import { entityPhases } from "../protocol/states";

/**
 * Selects contests of a competition, or single contests. At least one id is required, because without ids the
 * platform returns all contests. If none of `ids` belongs to a contest, `ids` are read as ids of
 * competitions, because a link may contain either kind.
 */
export interface ContestQuery {
  readonly competitionIds: readonly string[];
  readonly ids: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

/**
 * The visible contests with the member's states. All of them are read as one page, because the current
 * contest may be in any round.
 */
export const contestList: ListKind<ContestQuery, Contest> = {
  name: "contests",
  call: getContests,
  entityTypes: ["Contest", "Competition"],
  async readPage(client, { competitionIds, ids, language }, _, options) {
    const read = (target: Pick<ContestQuery, "competitionIds" | "ids">) =>
      readAllPages((page) =>
        client.call(
          getContests,
          {
            languageKey: language,
            contestFilter: {
              ...target,
              ...page,
              statusCode: entityPhases.visible,
              constraints: ["includeOptInStatus"],
            },
          },
          options,
        ),
      );
    const data = await read({ competitionIds, ids });
    if (data.length > 0 || ids.length === 0) return { meta: undefined, data };
    return { meta: undefined, data: await read({ competitionIds: ids, ids: [] }) };
  },
};
