import { participation, type Participation } from "../entities/participation";
import type { InstantWin } from "../protocol/instant-wins";
import { needsOptIn, type Stated, takesPart } from "../protocol/states";

/**
 * Why a member cannot play an instant win now. `plays-unknown`: the platform did not send the number of remaining
 * plays.
 */
export type NoPlayReason =
  | "logged-out"
  | "not-started"
  | "ended"
  | "not-joined"
  | "no-plays"
  | "plays-unknown";

export interface PlayConditions {
  readonly isLoggedIn: boolean;
  /** The number of plays that the member has left; undefined while it is unknown. */
  readonly plays: number | undefined;
  /** The member's opt-in; undefined if there is none. */
  readonly optIn: Stated | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Why an instant win cannot be played, or undefined if it can. Only its dates decide whether it is open, because the
 * values of `statusCode` are not published (protocol section 5).
 */
export function noPlayReason(
  { startDate, endDate, constraints }: Pick<InstantWin, "startDate" | "endDate" | "constraints">,
  { isLoggedIn, plays, optIn, now }: PlayConditions,
): NoPlayReason | undefined {
  if (endDate !== undefined && endDate <= now) return "ended";
  if (startDate !== undefined && startDate > now) return "not-started";
  if (!isLoggedIn) return "logged-out";
  if (needsOptIn({ constraints }) && !takesPart(optIn)) return "not-joined";
  if (plays === undefined) return "plays-unknown";
  return plays > 0 ? undefined : "no-plays";
}

/** Actions of a member in an open instant win. Its `statusCode` is not used: the values are not published. */
export const openParticipation = (
  { constraints }: Pick<InstantWin, "constraints">,
  optIn: Stated | undefined,
): Participation =>
  participation(
    { constraints, status: "Active" },
    { member: { isLoggedIn: true, isFree: true, tags: undefined }, optIn },
  );

/**
 * Time of the next start or end date, at which the result of `noPlayReason` changes, milliseconds since 1970;
 * undefined if neither date is in the future.
 */
export function nextPlayChange(
  { startDate, endDate }: Pick<InstantWin, "startDate" | "endDate">,
  now: number,
): number | undefined {
  return [startDate, endDate].find((instant) => instant !== undefined && instant > now);
}

type Dated = { readonly instantWin: Pick<InstantWin, "startDate" | "endDate"> };

/**
 * Sorts instant wins into those that are open, those that have not started, and those that have ended. Within
 * each group, the platform's order is kept.
 */
export function openFirst<Item extends Dated>(items: readonly Item[], now: number): readonly Item[] {
  const rank = ({ instantWin: { startDate, endDate } }: Item) => {
    if (endDate !== undefined && endDate <= now) return 2;
    return startDate !== undefined && startDate > now ? 1 : 0;
  };
  return items.toSorted((one, other) => rank(one) - rank(other));
}
