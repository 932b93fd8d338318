import { withoutPrototype } from "../utils/objects";
import type { Language } from "./texts";

type FormatInstant = (instant: number, language: Language, timeZone: string) => string;

/**
 * Formats instants in a given zone instead of the visitor's. Formats are cached, because creating one is
 * slow.
 */
function createFormatter(fields: Intl.DateTimeFormatOptions): FormatInstant {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant, language, timeZone) => {
    const key = `${language} ${timeZone}`;
    const format =
      formats.get(key) ??
      new Intl.DateTimeFormat(
        language === "it" ? "it-IT" : "en-GB",
        withoutPrototype({ ...fields, timeZone }),
      );
    formats.set(key, format);
    return format.format(instant);
  };
}

/** The time of day of an instant, such as `18:04`. */
export const formatTimeOfDay = createFormatter({ hour: "2-digit", minute: "2-digit" });

const formatLongDay = createFormatter({ day: "numeric", month: "long", year: "numeric" });

/**
 * The date of an instant: `21 novembre 2026`, `1º novembre 2026`, `21 November 2026`. Browsers write the
 * Italian first day as “1”.
 */
export function formatDay(instant: number, language: Language, timeZone: string): string {
  const day = formatLongDay(instant, language, timeZone);
  return language === "it" ? day.replace(/^1 /, "1º ") : day;
}

const formatDayOfYear = createFormatter({ day: "numeric", month: "long" });
const formatYear = createFormatter({ year: "numeric" });

/**
 * The date of an instant, without the year if it is the year of `now`: `21 novembre`, `1º novembre`, `21
 * November`.
 */
export function formatShortDay(instant: number, now: number, language: Language, timeZone: string): string {
  const yearOf = (at: number) => formatYear(at, language, timeZone);
  if (yearOf(instant) !== yearOf(now)) return formatDay(instant, language, timeZone);
  const day = formatDayOfYear(instant, language, timeZone);
  return language === "it" ? day.replace(/^1 /, "1º ") : day;
}

/**
 * The date and time of an instant: `21 novembre 2026, ore 12:00`, `21 November 2026, 12:00`. They are joined
 * here, because browsers join them differently.
 */
export function formatInstant(instant: number, language: Language, timeZone: string): string {
  const time = formatTimeOfDay(instant, language, timeZone);
  return `${formatDay(instant, language, timeZone)}, ${language === "it" ? "ore " : ""}${time}`;
}
