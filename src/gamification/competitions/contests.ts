import type { Contest } from "../protocol/competitions";
import { entityStateOf, isFinished, isRunning, isUpcoming, takesPart, type Stated } from "../protocol/states";

/** The fields of a contest that determine its place in a competition. */
export type PlacedContest = Pick<
  Contest,
  "id" | "round" | "groupStage" | "scheduledStartDate" | "actualStartDate" | "status" | "statusCode"
> &
  Partial<Pick<Contest, "optInStatus">>;

/**
 * A contest without a number belongs to the first round and group, because competitions with one round may omit both.
 */
const first = 1;

const roundOf = ({ round }: Pick<PlacedContest, "round">): number => round ?? first;

/**
 * Compares two contests of a competition by round, group, start and finally id. The order is thus the same in
 * every reply.
 */
export function compareContests(one: PlacedContest, other: PlacedContest): number {
  const startOf = ({ actualStartDate, scheduledStartDate }: PlacedContest) =>
    actualStartDate ?? scheduledStartDate ?? Infinity;
  return (
    roundOf(one) - roundOf(other) ||
    (one.groupStage ?? first) - (other.groupStage ?? first) ||
    // If both starts are unknown, their difference is NaN, so the ids are compared.
    startOf(one) - startOf(other) ||
    (one.id < other.id ? -1 : 1)
  );
}

/**
 * Whether a competition or contest is being played now. This includes one that is closing, because its
 * results are still being counted.
 */
export const isOn = (run: Stated): boolean => isRunning(run) || entityStateOf(run) === "Finishing";

/** Whether a competition or contest is still to be played. */
export const isComing = (run: Stated): boolean => isUpcoming(run) || entityStateOf(run) === "Starting";

/** The member's own contest among several that are played at the same time or, if there is none, the first of them. */
const ownOrFirst = <Item extends PlacedContest>(contests: readonly Item[]): Item | undefined =>
  contests.find(({ optInStatus }) => takesPart(optInStatus)) ?? contests[0];

/**
 * The contest of a competition that a player wants to see now. The first row that applies wins:
 *
 * | contests of the competition | result                                                            |
 * | --------------------------- | ----------------------------------------------------------------- |
 * | some are being played       | of the latest round, the member's own, otherwise the first group  |
 * | some have ended             | as above: results stay visible until the next round begins        |
 * | some are planned            | of the next round, the member's own, otherwise the first group    |
 * | all others                  | undefined                                                         |
 *
 * Drafts, templates, cancelled and deleted contests are never chosen.
 */
export function runningContest<Item extends PlacedContest>(contests: readonly Item[]): Item | undefined {
  const ordered = [...contests].sort(compareContests);
  const latest = (items: readonly Item[]) => ofRound(items, items.at(-1));
  const next = (items: readonly Item[]) => ofRound(items, items[0]);
  return (
    ownOrFirst(latest(ordered.filter(isOn))) ??
    ownOrFirst(latest(ordered.filter(isFinished))) ??
    ownOrFirst(next(ordered.filter(isComing)))
  );
}

/** The contests that belong to the same round as a given contest. */
const ofRound = <Item extends PlacedContest>(contests: readonly Item[], one: Item | undefined) =>
  contests.filter((contest) => one && roundOf(contest) === roundOf(one));

/** The contests of one round: a single contest, or one for each group. */
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
 * @returns undefined if it is unknown for a group
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
