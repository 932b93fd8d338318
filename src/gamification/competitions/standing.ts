import type { OptinStatus } from "../protocol/opt-in";
import { optInReading } from "../protocol/states";

/** The standing of a member in a competition. At least the place or the points are known. */
export interface Standing {
  /** The place, from 1. */
  readonly position?: number;
  readonly points?: number;
}

type State = Pick<OptinStatus, "status" | "statusCode" | "points" | "position">;

/**
 * The member's standing, from the first of several states that has one: the state in the current contest,
 * then the state in the competition.
 *
 * @returns undefined if the member has not joined, or has neither a position nor points yet
 */
export function standingOf(...states: readonly (State | undefined)[]): Standing | undefined {
  return states.map((state) => state && read(state)).find(Boolean);
}

function read(state: State): Standing | undefined {
  const reading = optInReading(state);
  if (reading !== "in" && reading !== "completed") return undefined;
  const { position, points } = state;
  // The platform requires points and writes 0 before the first result. Without a position, 0 points therefore
  // mean nothing.
  const hasPosition = position !== undefined && Number.isInteger(position) && position > 0;
  if (!hasPosition && !points) return undefined;
  return { ...(hasPosition && { position }), ...(points !== undefined && { points }) };
}
