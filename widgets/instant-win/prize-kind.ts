import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";
import type { Reward } from "../../src/gamification/protocol/rewards";

/** Kinds of prizes that have an icon. */
export type PrizeKind = "money" | "spins" | "points" | "other";

/**
 * The kind of a reward, for its icon. The platform publishes no list of units, so units other than currencies are
 * recognised by their Italian and English names.
 *
 * @param id the id of the reward
 * @param rewards the rewards of the instant win, which have units
 */
export function prizeKind(id: string | undefined, rewards: readonly Reward[]): PrizeKind {
  const { key, uom, uomType = "" } = rewards.find((reward) => reward.id === id)?.rewardType ?? {};
  if (/^currency$/i.test(uomType)) return "money";
  const names = `${key} ${uom}`;
  if (/spin|\bgir[oi]\b/i.test(names)) return "spins";
  return /\bpunt[oi]\b|\bpoints?\b/i.test(names) ? "points" : "other";
}

/** The kind of a tile's prize; undefined if the tile has none. */
export const kindOfTile = ({ reward }: InstantWinTile, rewards: readonly Reward[]): PrizeKind | undefined =>
  (reward?.rewardValue ?? 0) > 0 ? prizeKind(reward?.id, rewards) : undefined;
