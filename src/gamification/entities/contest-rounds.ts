import type { Contest } from "../schema/contests";
import { entityStateOf } from "../schema/states/entity";
import { compareContests, type PlacedContest, roundOf } from "./running-contest";

/** The contests of one round: one, or one for each group. */
export interface ContestRound<Item> {
  readonly round: number;
  readonly contests: readonly Item[];
}

const hidden: ReadonlySet<string | undefined> = new Set(["Draft", "Template", "Deleting", "Deleted"]);

/** The rounds of a competition in their order. Drafts, templates and deleted contests are left out. */
export function contestRounds<Item extends PlacedContest>(
  contests: readonly Item[],
): readonly ContestRound<Item>[] {
  const shown = contests.filter((contest) => !hidden.has(entityStateOf(contest))).sort(compareContests);
  return [...new Set(shown.map(roundOf))].map((round) => ({
    round,
    contests: shown.filter((contest) => roundOf(contest) === round),
  }));
}

/**
 * The number of entrants of a competition: those of its first round, whose groups have no member in common.
 *
 * @returns undefined if a group does not say it
 */
export function entrantsOf(
  contests: readonly (PlacedContest & Pick<Contest, "entrantsCount">)[],
): number | undefined {
  const counts = contestRounds(contests)[0]?.contests.map(({ entrantsCount }) => entrantsCount) ?? [];
  if (counts.length === 0) return undefined;
  return counts.reduce(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}
