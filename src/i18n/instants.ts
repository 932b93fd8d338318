import type { Language } from "./texts";

type WriteInstant = (instant: number, language: Language, timeZone: string) => string;

/** Writes by the site's clock and not in the visitor's zone. Each format is kept: making one costs as much as a card. */
function createWriter(fields: Intl.DateTimeFormatOptions): WriteInstant {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant, language, timeZone) => {
    const key = `${language} ${timeZone}`;
    const format =
      formats.get(key) ??
      new Intl.DateTimeFormat(language === "it" ? "it-IT" : "en-GB", { ...fields, timeZone });
    formats.set(key, format);
    return format.format(instant);
  };
}

/** The time of day of an instant, as `18:04`. */
export const formatTimeOfDay = createWriter({ hour: "2-digit", minute: "2-digit" });

const writeDay = createWriter({ day: "numeric", month: "long", year: "numeric" });

/** `21 novembre 2026`, `1º novembre 2026`, `21 November 2026`; engines write the Italian first as any other number. */
export function formatDay(instant: number, language: Language, timeZone: string): string {
  const day = writeDay(instant, language, timeZone);
  return language === "it" ? day.replace(/^1 /, "1º ") : day;
}

/** `21 novembre 2026, ore 12:00`, `21 November 2026, 12:00`; put together here, as engines join the two differently. */
export function formatInstant(instant: number, language: Language, timeZone: string): string {
  const time = formatTimeOfDay(instant, language, timeZone);
  return `${formatDay(instant, language, timeZone)}, ${language === "it" ? "ore " : ""}${time}`;
}
