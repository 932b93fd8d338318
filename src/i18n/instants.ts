import type { Language } from "./texts";

/** By the site's clock and not in the visitor's zone. */
const written = (
  instant: number,
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
) => new Intl.DateTimeFormat(language === "it" ? "it-IT" : "en-GB", { ...options, timeZone }).format(instant);

/** The time of day of an instant, as `18:04`. */
export function formatTimeOfDay(instant: number, language: Language, timeZone: string): string {
  return written(instant, language, timeZone, { hour: "2-digit", minute: "2-digit" });
}

/** `21 novembre 2026`, `21 November 2026`. */
export const formatDay = (instant: number, language: Language, timeZone: string): string =>
  written(instant, language, timeZone, { day: "numeric", month: "long", year: "numeric" });

/** `21 novembre 2026, ore 12:00`, `21 November 2026, 12:00`; put together here, as engines join the two differently. */
export function formatInstant(instant: number, language: Language, timeZone: string): string {
  const time = formatTimeOfDay(instant, language, timeZone);
  return `${formatDay(instant, language, timeZone)}, ${language === "it" ? "ore " : ""}${time}`;
}
