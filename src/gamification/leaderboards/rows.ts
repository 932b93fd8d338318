import type { LeaderboardEntry, LeaderboardMember } from "../protocol/leaderboards";

/** One row of a leaderboard: a rank, with all members who share it. */
export interface BoardRow {
  /** Identifies the row in the next snapshot, as long as its first member stays the first in its row. */
  readonly key: string;
  readonly rank: number;
  /** The score; undefined if the platform did not send it. */
  readonly score: number | undefined;
  readonly bestScores: readonly number[];
  /** The public names of the members except the player. A member without a name has an empty string. */
  readonly names: readonly string[];
  /** The number of members who share the rank, the player included. */
  readonly count: number;
  /** Whether the member of the token has this rank. */
  readonly isOwn: boolean;
  readonly isGoalReached: boolean;
  /**
   * The number of ranks by which the row has moved up; negative for down. Undefined if it is unknown, or if it differs
   * among the members who share the rank.
   */
  readonly change: number | undefined;
}

/**
 * The rows of a snapshot, the first rank first. Members of one rank share a row, even if the platform sent
 * several entries for it. Entries without members are left out.
 *
 * @param ownId the id of the member to whom the token belongs; undefined for a visitor
 */
export function boardRows(
  entries: readonly LeaderboardEntry[],
  ownId: string | undefined,
): readonly BoardRow[] {
  const byRank = new Map<number, LeaderboardEntry>();
  for (const entry of entries) {
    const known = byRank.get(entry.rank);
    const members = [...(known?.members ?? []), ...entry.members];
    if (members.length > 0) byRank.set(entry.rank, { ...entry, ...known, members });
  }
  const rows = [...byRank.values()]
    .sort((one, other) => one.rank - other.rank)
    .map((entry) => rowOf(entry, ownId));
  return withUniqueKeys(rows);
}

/** A member whom the platform lists under two ranks must not give both rows the same key. */
function withUniqueKeys(rows: readonly BoardRow[]): readonly BoardRow[] {
  const keys = new Set<string>();
  return rows.map((row) => {
    const key = keys.has(row.key) ? `${row.key} ${row.rank}` : row.key;
    keys.add(key);
    return key === row.key ? row : { ...row, key };
  });
}

function rowOf({ rank, score, bestScores, members }: LeaderboardEntry, ownId: string | undefined): BoardRow {
  const own = members.find(({ memberId }) => ownId !== undefined && memberId === ownId);
  /**
   * Members that determine the row's key, reached goal and change of rank: only the player in the player's
   * row, otherwise all members of the rank.
   */
  const shown = own ? [own] : members;
  return {
    // The player's row has the same key, regardless of the other members of its rank.
    key: shown[0]?.memberId ?? "",
    rank,
    score,
    bestScores,
    names: members.filter((member) => member !== own).map(({ name }) => name ?? ""),
    count: members.length,
    isOwn: own !== undefined,
    isGoalReached: shown.every(({ goalReached }) => goalReached === true),
    change: changeOf(shown, rank),
  };
}

/**
 * The change of the members' rank. Only the ranks are used, because `rankChangeType` could only repeat or
 * contradict them. Without `rankChangeFrom` the change is unknown (protocol section 7).
 */
function changeOf(members: readonly LeaderboardMember[], rank: number): number | undefined {
  const from = members[0]?.rankChangeFrom ?? 0;
  const isCommon = members.every(({ rankChangeFrom = 0 }) => rankChangeFrom === from);
  return isCommon && from > 0 ? from - rank : undefined;
}
