import type { CivilDate } from "../definition";
import { compareDays } from "./civil";

/** Days from the first to the last, both included. `from` is never after `to`. */
export interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The place of a day in a span: `only` in a span of one day. */
export type SpanPlace = "only" | "start" | "inside" | "end";

/** The place of a day in a span; undefined outside of it. */
export function placeIn(day: CivilDate, { from, to }: Span): SpanPlace | undefined {
  const [sinceStart, sinceEnd] = [compareDays(day, from), compareDays(day, to)];
  if (sinceStart < 0 || sinceEnd > 0) return undefined;
  if (sinceStart === 0) return sinceEnd === 0 ? "only" : "start";
  return sinceEnd === 0 ? "end" : "inside";
}
