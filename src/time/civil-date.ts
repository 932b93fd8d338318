/** A day of the calendar, without time or zone. Months run from 1 to 12. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isoForm = /^(\d{4})-(\d{2})-(\d{2})$/;
const italianForm = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** How many days a month has, leap years included. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function isRealDay({ year, month, day }: CivilDate): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Reads `yyyy-mm-dd` or `dd/mm/yyyy`; undefined where the text names no day that exists (31 February). */
export function parseCivilDate(text: string): CivilDate | undefined {
  const iso = isoForm.exec(text.trim());
  const italian = italianForm.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1) : italian ? italian.slice(1).reverse() : [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isRealDay(date) ? date : undefined;
}

const padded = (value: number, width: number) => String(value).padStart(width, "0");

/** `yyyy-mm-dd`, the form that forms submit and events carry. */
export function toIsoDate({ year, month, day }: CivilDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}
