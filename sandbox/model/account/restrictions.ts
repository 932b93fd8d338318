import { day } from "../clock";

/** The reason why a player may not play. */
export type Restriction = "none" | "self-exclusion" | "game-pause";

/** Milliseconds since 1970; `until` is null for a period without end. */
interface Period {
  readonly from: number;
  readonly until: number | null;
}

export interface SelfExclusion extends Period {
  /** The authority's reference number. */
  readonly billCode: string;
}

export interface GameBreak extends Period {
  /** The games that the pause applies to, as text for the player. */
  readonly scope: string;
  readonly permanent: boolean;
}

/** All restrictions on record for a player: past, current and future. */
export interface RestrictionRecord {
  readonly selfExclusion: SelfExclusion | undefined;
  readonly breaks: readonly GameBreak[];
}

/** A sample record of a restriction, for the demo and for tests. */
export function recordFor(restriction: Restriction, now: number): RestrictionRecord {
  const selfExclusion = { from: now - 10 * day, until: now + 80 * day, billCode: "AE-2026-004172" };
  const pause = { scope: "Tutti i giochi", from: now - 4 * day, until: now + 3 * day, permanent: false };
  return {
    selfExclusion: restriction === "self-exclusion" ? selfExclusion : undefined,
    breaks: restriction === "game-pause" ? [pause] : [],
  };
}

/** A period includes its start and excludes its end. */
export const isInForce = ({ from, until }: Period, now: number) =>
  from <= now && (until === null || now < until);

/** The restriction that is in force now. A self-exclusion takes precedence over a pause. */
export function restrictionIn({ selfExclusion, breaks }: RestrictionRecord, now: number): Restriction {
  if (selfExclusion && isInForce(selfExclusion, now)) return "self-exclusion";
  return breaks.some((each) => isInForce(each, now)) ? "game-pause" : "none";
}
