import type { CivilDate, CivilSpan } from "../definition";
import type { Language } from "../i18n/texts";
import { pad } from "../time/civil-date";
import { type Month, weekdayOf } from "./civil";
import { calendarNames } from "./names";

/** Formats as `12/11/2026`. Does not use Intl, whose padding differs between browsers. */
export function formatItalianDate({ year, month, day }: CivilDate): string {
  return `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;
}

/** Formats as `Novembre 2026`. */
export function formatMonth({ year, month }: Month, language: Language): string {
  return `${calendarNames[language].months[month - 1]} ${year}`;
}

/** Formats as `giovedì 12 novembre 2026` or `Thursday 12 November 2026`. */
export function formatLongDate(date: CivilDate, language: Language): string {
  const { weekdays } = calendarNames[language];
  const month = formatMonth(date, language);
  return `${weekdays[weekdayOf(date)]} ${date.day} ${language === "it" ? month.toLowerCase() : month}`;
}

/** Formats as `12 nov 2026` or `12 Nov 2026`. */
export function formatShortDate({ year, month, day }: CivilDate, language: Language): string {
  const name = calendarNames[language].months[month - 1]?.slice(0, 3) ?? "";
  return `${day} ${language === "it" ? name.toLowerCase() : name} ${year}`;
}

/**
 * Formats as `1–10 nov 2026`, `28 ott – 3 nov 2026` or `28 dic 2026 – 3 gen 2027`. Formats a span of one day
 * as `12 nov 2026`.
 */
export function formatSpan({ from, to }: CivilSpan, language: Language): string {
  const first = formatShortDate(from, language);
  const last = formatShortDate(to, language);
  if (from.year !== to.year) return `${first} – ${last}`;
  if (from.month !== to.month) return `${first.replace(/ \d+$/, "")} – ${last}`;
  return from.day === to.day ? last : `${from.day}–${last}`;
}
