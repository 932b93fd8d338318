import { type CivilDate, parseCivilDate, toIsoDate } from "./civil-date";

/** Days from the first to the last, both included. `from` is never after `to`. */
export interface CivilSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Formats a span as `yyyy-mm-dd/yyyy-mm-dd`. */
export const toIsoSpan = ({ from, to }: CivilSpan): string => `${toIsoDate(from)}/${toIsoDate(to)}`;

/** Parses `yyyy-mm-dd/yyyy-mm-dd`; undefined if a day cannot be read or the second is before the first. */
export function parseCivilSpan(text: string): CivilSpan | undefined {
  const [from, to, ...others] = text.split("/").map(parseCivilDate);
  if (!from || !to || others.length > 0) return undefined;
  return toIsoDate(from) <= toIsoDate(to) ? { from, to } : undefined;
}
