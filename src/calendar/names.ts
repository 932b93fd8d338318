import type { Language } from "../i18n/texts";

/** Fixed names, because the names of Intl differ in case and from browser to browser. */
export interface CalendarNames {
  readonly months: readonly string[];
  /** The weekdays, Monday first. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
}

const split = (names: string) => names.split(" ");

export const calendarNames: Readonly<Record<Language, CalendarNames>> = {
  it: {
    months: split(
      "Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre",
    ),
    weekdays: split("lunedì martedì mercoledì giovedì venerdì sabato domenica"),
    shortWeekdays: split("LUN MAR MER GIO VEN SAB DOM"),
  },
  en: {
    months: split("January February March April May June July August September October November December"),
    weekdays: split("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    shortWeekdays: split("MON TUE WED THU FRI SAT SUN"),
  },
};
