import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";
import type { Reward } from "../../src/gamification/protocol/rewards";

/** Kinds of prizes that have an icon. */
export type PrizeKind = "money" | "spins" | "points" | "other";

const outlines: Readonly<Record<PrizeKind | "none", string>> = {
  money: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM12.5 7.4a3.4 3.4 0 1 0 0 5.2M6.4 9.2h4M6.4 10.9h4",
  spins: "M16.4 7.5A7 7 0 1 0 17 10.5M17 3.5v4h-4",
  points: "M10 3l2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6Z",
  other:
    "M3.5 8h13v3h-13ZM5 11h10v5.5H5ZM10 8v8.5M10 8C7 8 6 6.9 6 5.7 6 4 9.2 3.6 10 8c.8-4.4 4-4 4-2.3C14 6.9 13 8 10 8Z",
  none: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7 10h6",
};

/** The kind of a prize as a line drawing in the text colour. The text next to it states the meaning. */
export const PrizeIcon = ({ kind }: { readonly kind: PrizeKind | undefined }) => (
  <svg className="prize-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={outlines[kind ?? "none"]} />
  </svg>
);

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
