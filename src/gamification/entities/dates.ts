import { formatDay, formatShortDay, formatTimeOfDay } from "../../i18n/instants";
import type { Language } from "../../i18n/texts";
import { withoutPrototype } from "../../utils/objects";

/** A date inside a sentence: "il 23 novembre 2026", "l’8 dicembre 2026", "on 23 November 2026". */
export const onDate = (date: string, language: Language): string =>
  language === "it" ? `${/^(8|11) /.test(date) ? "l’" : "il "}${date}` : `on ${date}`;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum number of days until a date that is named by its weekday. After 7 days the weekday would be ambiguous. */
const namedDays = 6;

/**
 * The number of calendar days from one instant to a later one in a zone. Undefined if there are more than
 * `most` days, or if the second instant is on an earlier day.
 */
function daysUntil(at: number, now: number, most: number, dayOf: (at: number) => string): number | undefined {
  const wanted = dayOf(at);
  let seen = dayOf(now);
  let days = 0;
  for (let later = now; seen !== wanted; later += hour) {
    const day = dayOf(later);
    if (day !== seen) days += 1;
    seen = day;
    if (days > most) return undefined;
  }
  return days;
}

/**
 * A near date in everyday words: "oggi alle 18:19", "domani", "domenica". Any other date is written out: "il
 * 9 dicembre", with the year if it is not the current one. In English "today at 18:19", "tomorrow", "on
 * Sunday", "on 9 December".
 *
 * @param at milliseconds since 1970
 * @param timeZone the site's time zone
 */
export function nearDateText(at: number, now: number, language: Language, timeZone: string): string {
  const dayOf = (instant: number) => formatDay(instant, language, timeZone);
  const isItalian = language === "it";
  const days = at < now ? undefined : daysUntil(at, now, namedDays, dayOf);
  if (days === undefined) return onDate(formatShortDay(at, now, language, timeZone), language);
  if (days === 0) {
    const time = formatTimeOfDay(at, language, timeZone);
    return isItalian ? `oggi ${/^0?1:/.test(time) ? "all’" : "alle "}${time}` : `today at ${time}`;
  }
  if (days === 1) return isItalian ? "domani" : "tomorrow";
  const options = withoutPrototype({ weekday: "long" as const, timeZone });
  const weekday = new Intl.DateTimeFormat(isItalian ? "it-IT" : "en-GB", options).format(at);
  return isItalian ? weekday : `on ${weekday}`;
}

/**
 * When the text of a near date may change, milliseconds since 1970: at the next full hour, because days begin at full
 * hours.
 */
export const nextNearDateChange = (now: number): number => (Math.floor(now / hour) + 1) * hour;

/**
 * Time left until a date as text, in the last 24 hours before that date: "tra 38 minuti", "tra 5 ore".
 *
 * @param at milliseconds since 1970
 * @returns undefined before that time and after the date
 */
export function timeLeftText(at: number, now: number, language: Language): string | undefined {
  const left = at - now;
  if (left <= 0 || left > day) return undefined;
  const format = new Intl.RelativeTimeFormat(language);
  const minutes = Math.ceil(left / minute);
  // Hours are rounded down, so that a player has at least the time that is shown.
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
