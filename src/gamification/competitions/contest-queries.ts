import { type Contest, getContests } from "../protocol/competitions";
import type { ListKind } from "../entities/list-kind";
import { entityPhases } from "../protocol/states";
import { readAllPages } from "../entities/paging";

/**
 * Contests of a competition, or single ones. At least one id is needed: without any, all contests would be read. If none of
 * `ids` is that of a contest, they are those of competitions: links have either.
 */
export interface ContestQuery {
  readonly competitionIds: readonly string[];
  readonly ids: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

/**
 * The visible contests with the member's states. They are read whole, as one page: the running one may be anywhere among
 * the rounds.
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
              ...{ ...target, ...page },
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
