/** A calendar day, without time or time zone. `month` is 1 to 12. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isoFormat = /^(\d{4})-(\d{2})-(\d{2})$/;
const italianFormat = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** The number of days in a month, leap years considered. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function isRealDay({ year, month, day }: CivilDate): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Parses `yyyy-mm-dd` or `dd/mm/yyyy`; undefined if the string is neither, or if the day does not exist (31 February).
 */
export function parseCivilDate(text: string): CivilDate | undefined {
  const iso = isoFormat.exec(text.trim());
  const italian = italianFormat.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1) : italian ? italian.slice(1).reverse() : [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isRealDay(date) ? date : undefined;
}

/** Formats a day as `yyyy-mm-dd`, the format in forms and events. */
export function toIsoDate({ year, month, day }: CivilDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** A number with leading zeros up to the given width. */
export const pad = (value: number, width: number): string => String(value).padStart(width, "0");

/** A span of days, including the first and the last day. `from` is never after `to`. */
export interface CivilSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Formats a span as `yyyy-mm-dd/yyyy-mm-dd`. */
export const toIsoSpan = ({ from, to }: CivilSpan): string => `${toIsoDate(from)}/${toIsoDate(to)}`;

/**
 * Parses `yyyy-mm-dd/yyyy-mm-dd`; undefined if a day cannot be read or the second day is before the first.
 */
export function parseCivilSpan(text: string): CivilSpan | undefined {
  const [from, to, ...others] = text.split("/").map(parseCivilDate);
  if (!from || !to || others.length > 0) return undefined;
  return toIsoDate(from) <= toIsoDate(to) ? { from, to } : undefined;
}
