import type { Language } from "../../i18n/texts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long it takes until a date, in words, in the last 24 hours before it: "tra 38 minuti", "tra 5 ore".
 *
 * @param at milliseconds since 1970
 * @returns undefined before that time and after the date
 */
export function timeLeftText(at: number, now: number, language: Language): string | undefined {
  const left = at - now;
  if (left <= 0 || left > day) return undefined;
  const format = new Intl.RelativeTimeFormat(language);
  const minutes = Math.ceil(left / minute);
  // The number is rounded down, so that a player has at least the time that the text says.
  return minutes < 120 ? format.format(minutes, "minute") : format.format(Math.floor(left / hour), "hour");
}

/**
 * When the text of a date changes: its last 24 hours begin, or one of their minutes ends.
 *
 * @returns milliseconds since 1970; undefined if no text will change
 */
export function nextTextChange(dates: readonly number[], now: number): number | undefined {
  const waits = dates
    .map((at) => at - now)
    .filter((left) => left > 0)
    .map((left) => (left > day ? left - day : ((left - 1) % minute) + 1));
  return waits.length > 0 ? now + Math.min(...waits) : undefined;
}
