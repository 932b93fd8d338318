import type { ListKind } from "../entities/list-kind";
import { type Achievement, getAchievements } from "../protocol/achievements";
import type { Reward } from "../protocol/rewards";
import { entityPhases } from "../protocol/states";
import { readRewards } from "../rewards/rewards-of-entities";

/** Selects the achievements of a panel. */
export interface AchievementQuery {
  readonly status: "active" | "upcoming" | "finished" | "all";
  readonly tags: readonly string[];
  /** Ids of the achievements to show; empty for all. `status` and `tags` apply in both cases. */
  readonly ids: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

/** An achievement with the member's state and its rewards. */
export interface AchievementItem {
  readonly id: string;
  readonly achievement: Achievement;
  readonly rewards: readonly Reward[];
}

const phases = {
  active: entityPhases.running,
  upcoming: entityPhases.upcoming,
  finished: entityPhases.finished,
  all: entityPhases.visible,
} as const;

/** Omits the steps of missions, because they have a separate panel. Ids from the author are always shown. */
const withoutMissions = ["hasNoDependancies"];

/**
 * Achievements with the member's states. Each page requires two calls: one for the achievements, and one for
 * the rewards of achievements that have any.
 */
export const achievementList: ListKind<AchievementQuery, AchievementItem> = {
  name: "achievements",
  call: getAchievements,
  entityTypes: ["Achievement"],
  async readPage(client, { status, tags, ids, language }, page, options) {
    const { meta, data } = await client.call(
      getAchievements,
      {
        languageKey: language,
        achievementFilter: {
          tags,
          ids,
          ...page,
          statusCode: phases[status],
          constraints: ids.length > 0 ? [] : withoutMissions,
          includeOptInState: true,
          sortBy: [{ queryField: "created", order: "Desc" }],
        },
      },
      options,
    );
    const rewards = await readRewards(client, { Achievement: data }, language, options);
    return {
      meta,
      data: data.map((achievement) => ({
        id: achievement.id,
        achievement,
        rewards: rewards.filter(({ entityId }) => entityId === achievement.id),
      })),
    };
  },
};
