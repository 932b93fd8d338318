import type { LeaderboardEntry, LeaderboardMember } from "../schema/leaderboards";

/** How the rank of a row has changed: up, down or not at all, and by how many ranks. */
export interface RankChange {
  readonly direction: "up" | "down" | "same";
  /** 0 for "same". */
  readonly by: number;
}

/** One row of a leaderboard: a rank, with all members who share it. */
export interface BoardRow {
  /** Identifies the row in the next snapshot, as long as its first member keeps its rank alone or as the first. */
  readonly key: string;
  readonly rank: number;
  /** Undefined if the platform sent none. */
  readonly score: number | undefined;
  readonly bestScores: readonly number[];
  /** The public names of the members, without the own one. A member without a name has an empty one. */
  readonly names: readonly string[];
  /** The number of members who share the rank, the own one included. */
  readonly count: number;
  /** Whether the member of the token has this rank. */
  readonly isOwn: boolean;
  readonly isGoalReached: boolean;
  /** Undefined if it is unknown, or if it differs among those who share the rank. */
  readonly change: RankChange | undefined;
}

/**
 * The rows of a snapshot, the first rank first. Members of one rank share a row, also if the platform sent several
 * entries for it. Entries without members are left out.
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
    if (entry.members.length > 0) byRank.set(entry.rank, known ? withMembersOf(known, entry) : entry);
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

const withMembersOf = (entry: LeaderboardEntry, other: LeaderboardEntry): LeaderboardEntry => ({
  ...entry,
  members: [...entry.members, ...other.members],
});

function rowOf({ rank, score, bestScores, members }: LeaderboardEntry, ownId: string | undefined): BoardRow {
  const own = members.find(({ memberId }) => ownId !== undefined && memberId === ownId);
  return {
    // The own row keeps its key, whoever shares its rank.
    key: own ? own.memberId : (members[0]?.memberId ?? ""),
    rank,
    score,
    bestScores,
    names: members.filter((member) => member !== own).map(({ name }) => name ?? ""),
    count: members.length,
    isOwn: own !== undefined,
    isGoalReached: own ? own.goalReached === true : members.every(({ goalReached }) => goalReached === true),
    change: own ? changeOf(own, rank) : commonChange(members, rank),
  };
}

/**
 * How the rank of a member has changed. The numbers decide: `rankChangeType` could only repeat or contradict them.
 * Without `rankChangeFrom` the change is unknown (protocol section 7).
 */
function changeOf({ rankChangeFrom: from }: LeaderboardMember, rank: number): RankChange | undefined {
  if (from === undefined || from < 1) return undefined;
  if (from === rank) return { direction: "same", by: 0 };
  return from > rank ? { direction: "up", by: from - rank } : { direction: "down", by: rank - from };
}

function commonChange(members: readonly LeaderboardMember[], rank: number): RankChange | undefined {
  const [first, ...others] = members;
  const isCommon = others.every(({ rankChangeFrom }) => rankChangeFrom === first?.rankChangeFrom);
  return first && isCommon ? changeOf(first, rank) : undefined;
}
