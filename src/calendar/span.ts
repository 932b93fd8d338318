import type { CivilDate, CivilSpan } from "../definition";
import { compareDays } from "./civil";
import type { Limits } from "./limits";

/** The span between two days in either order. */
export function spanBetween(a: CivilDate, b: CivilDate): CivilSpan {
  return compareDays(a, b) <= 0 ? { from: a, to: b } : { from: b, to: a };
}

export function isSameSpan(a: CivilSpan, b: CivilSpan | undefined): boolean {
  return b !== undefined && compareDays(a.from, b.from) === 0 && compareDays(a.to, b.to) === 0;
}

/** The position of a day in a span: `only` means that the span has one day. */
type SpanPlace = "only" | "start" | "inside" | "end";

/** Returns the position of a day in a span; undefined if the day is outside the span. */
export function placeIn(day: CivilDate, { from, to }: CivilSpan): SpanPlace | undefined {
  const sinceStart = compareDays(day, from);
  const sinceEnd = compareDays(day, to);
  if (sinceStart < 0 || sinceEnd > 0) return undefined;
  if (sinceStart === 0) return sinceEnd === 0 ? "only" : "start";
  return sinceEnd === 0 ? "end" : "inside";
}

/** Returns the part of a span within the limits; undefined if the whole span is outside them. */
export function clipSpan({ from, to }: CivilSpan, { min, max }: Limits): CivilSpan | undefined {
  const first = min && compareDays(from, min) < 0 ? min : from;
  const last = max && compareDays(to, max) > 0 ? max : to;
  return compareDays(first, last) > 0 ? undefined : { from: first, to: last };
}
