import type { InstantWin } from "../schema/instant-wins";

/** Why a member cannot play an instant win now. `plays-unknown`: the platform did not say how many plays are left. */
export type NoPlayReason = "logged-out" | "not-started" | "ended" | "no-plays" | "plays-unknown";

export interface PlayConditions {
  readonly isLoggedIn: boolean;
  /** The plays that the member has left; undefined while unknown. */
  readonly plays: number | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Why an instant win cannot be played, or undefined if it can. Only its dates decide whether it is open: the values of
 * `statusCode` are not published (protocol section 5).
 */
export function noPlayReason(
  { startDate, endDate }: Pick<InstantWin, "startDate" | "endDate">,
  { isLoggedIn, plays, now }: PlayConditions,
): NoPlayReason | undefined {
  if (endDate !== undefined && endDate <= now) return "ended";
  if (startDate !== undefined && startDate > now) return "not-started";
  if (!isLoggedIn) return "logged-out";
  if (plays === undefined) return "plays-unknown";
  return plays > 0 ? undefined : "no-plays";
}

/** When the answer of `noPlayReason` changes next by itself; undefined if it does not. Milliseconds since 1970. */
export function nextPlayChange(
  { startDate, endDate }: Pick<InstantWin, "startDate" | "endDate">,
  now: number,
): number | undefined {
  return [startDate, endDate].find((instant) => instant !== undefined && instant > now);
}
