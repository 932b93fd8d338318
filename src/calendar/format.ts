import type { CivilDate } from "../definition";
import { pad } from "../time/pad";
import type { Language } from "../i18n";
import { type Month, weekdayOf } from "./civil";
import { calendarNames } from "./names";

/** Formats as `12/11/2026`. Not by Intl, whose padding differs between browsers. */
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
