import type { SayRanks } from "../entities/texts";

/** A range of places in a ranking, both ends included. */
export interface RankRange {
  readonly from: number;
  readonly to: number;
}

/** Characters that operators write between the ends of a range: `2-5`, `2–5`, `2…5`, `2..5`, `2 ...5`. */
const dash = / ?(?:-|–|…|\.{2,3}) ?/g;
const range = /^(\d{1,9})(?:-(\d{1,9}))?$/;

/**
 * Reads the ranks of a reward: `1`, `2-5`, `6,7`, `1,2 3 ...10` (protocol section 3, notes).
 *
 * @returns the ranges in order, with adjacent ones merged; empty if the text has none or cannot be read
 */
export function readRanks(text = ""): readonly RankRange[] {
  // Spaces are merged first, because a `dash` that allows any number of spaces would take quadratic time.
  const tokens = text
    .replace(/\s+/g, " ")
    .replace(dash, "-")
    .split(/[ ,;]+/);
  const matches = tokens.filter(Boolean).map((token) => range.exec(token));
  if (matches.includes(null)) return [];
  const ranges = matches.map((match) => {
    const [, first, last = first] = match ?? [];
    const ends = [Number(first), Number(last)];
    return { from: Math.max(Math.min(...ends), 1), to: Math.max(...ends) };
  });
  return joinNeighbours(ranges.filter(({ to }) => to > 0));
}

function joinNeighbours(ranges: readonly RankRange[]): readonly RankRange[] {
  const joined: RankRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const before = joined.at(-1);
    if (before && from <= before.to + 1)
      joined[joined.length - 1] = { ...before, to: Math.max(before.to, to) };
    else joined.push({ from, to });
  }
  return joined;
}

/**
 * The places as text: "Posto 1", "Posti da 4 a 10", "Posti 1, 3, da 5 a 8". @returns undefined without ranges
 */
export function ranksText(ranges: readonly RankRange[], say: SayRanks): string | undefined {
  const [first] = ranges;
  if (!first) return undefined;
  const ranks = ranges.map(({ from, to }) => (to > from ? say("rankRange", { from, to }) : from)).join(", ");
  return say(ranges.length > 1 || first.to > first.from ? "rankMany" : "rankOne", { ranks });
}

interface RankedReward {
  readonly rewardRank?: string | undefined;
}

/** The rewards that are offered for the same places. */
export interface RewardRow<Item> {
  /** The places; empty if the rewards have no readable places. */
  readonly ranks: readonly RankRange[];
  readonly rewards: readonly Item[];
}

/** Groups rewards by their places, best place first. Rewards without places are last, in one row. */
export function rewardsByRank<Item extends RankedReward>(
  rewards: readonly Item[],
): readonly RewardRow<Item>[] {
  const rows = new Map<string, { ranks: readonly RankRange[]; rewards: Item[] }>();
  for (const reward of rewards) {
    const ranks = readRanks(reward.rewardRank);
    const key = ranks.map(({ from, to }) => `${from}-${to}`).join();
    const row = rows.get(key) ?? { ranks, rewards: [] };
    row.rewards.push(reward);
    rows.set(key, row);
  }
  const firstOf = ({ ranks }: RewardRow<Item>) => ranks[0]?.from ?? Number.MAX_SAFE_INTEGER;
  return [...rows.values()].sort((one, other) => firstOf(one) - firstOf(other));
}
