import type { CivilDate } from "../definition";
import type { Language } from "../i18n";
import { type Month, weekdayOf } from "./civil";
import { calendarNames } from "./names";

const padded = (value: number, width: number) => String(value).padStart(width, "0");

/** `12/11/2026`, written by hand: the padding of Intl depends on the engine. */
export function formatItalianDate({ year, month, day }: CivilDate): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/** `Novembre 2026`. */
export function formatMonth({ year, month }: Month, language: Language): string {
  return `${calendarNames[language].months[month - 1]} ${year}`;
}

/** `giovedì 12 novembre 2026`, `Thursday 12 November 2026`. */
export function formatLongDate(date: CivilDate, language: Language): string {
  const { weekdays } = calendarNames[language];
  const month = formatMonth(date, language);
  return `${weekdays[weekdayOf(date)]} ${date.day} ${language === "it" ? month.toLowerCase() : month}`;
}
