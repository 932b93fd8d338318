import { formatDay, formatShortDay, formatTimeOfDay, type Language } from "../../i18n";
import { withoutPrototype } from "../../utils/without-prototype";
import { onDate } from "./on-date";

const hour = 3_600_000;

/** Days that are named by their weekday: the next one of the same name would be ambiguous. */
const namedDays = 6;

/** The number of calendar days from one instant to a later one in a zone, up to `most`; undefined beyond that or before. */
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
 * A date of the next days as people say it: "oggi alle 18:19", "domani", "domenica"; otherwise the date: "il 9 dicembre",
 * with the year if it is another one. In English "today at 18:19", "tomorrow", "on Sunday", "on 9 December".
 *
 * @param at milliseconds since 1970
 * @param timeZone the site's
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

/** When the text of a near date may change: at the next full hour, because days begin then, milliseconds since 1970. */
export const nextNearDateChange = (now: number): number => (Math.floor(now / hour) + 1) * hour;
