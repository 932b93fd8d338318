/** What forbids a player to play. */
export type Restriction = "none" | "self-exclusion" | "game-pause";

/** Instants in milliseconds; `until` is null where there is no end. */
interface Period {
  readonly from: number;
  readonly until: number | null;
}

export interface SelfExclusion extends Period {
  /** Under which the authority keeps it. */
  readonly billCode: string;
}

export interface GameBreak extends Period {
  /** Which games, in words for the player. */
  readonly scope: string;
  readonly permanent: boolean;
}

/** What is on record for a player, whether in force, over or yet to come. */
export interface RestrictionRecord {
  readonly selfExclusion: SelfExclusion | undefined;
  readonly breaks: readonly GameBreak[];
}

const day = 24 * 60 * 60 * 1000;

/** The record that makes a restriction, for the demo and for tests. */
export function recordFor(restriction: Restriction, now: number): RestrictionRecord {
  const selfExclusion = { from: now - 10 * day, until: now + 170 * day, billCode: "AE-2026-004172" };
  const pause = { scope: "Tutti i giochi", from: now - 4 * day, until: now + 3 * day, permanent: false };
  return {
    selfExclusion: restriction === "self-exclusion" ? selfExclusion : undefined,
    breaks: restriction === "game-pause" ? [pause] : [],
  };
}

/** True at the first moment of a period, no more at its end. */
export const isInForce = ({ from, until }: Period, now: number) =>
  from <= now && (until === null || now < until);

/** What forbids a player to play now; a self-exclusion outweighs a pause. */
export function restrictionIn({ selfExclusion, breaks }: RestrictionRecord, now: number): Restriction {
  if (selfExclusion && isInForce(selfExclusion, now)) return "self-exclusion";
  return breaks.some((each) => isInForce(each, now)) ? "game-pause" : "none";
}
