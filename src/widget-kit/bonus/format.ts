import type { BonusDate } from "../../bonus/dates";
import { formatDay, formatInstant } from "../../i18n/instants";
import type { Language } from "../../i18n/texts";
import { toIsoDate } from "../../time/civil-date";
import { civilDateAt, type TimeZone } from "../../time/clock";

/** The language and time zone in which dates are shown. */
export interface DateLocale {
  readonly language: Language;
  readonly timeZone: TimeZone;
}

/** Formats a date as `16 dicembre 2026, ore 20:00`, or only its day. */
export const formatDate = ({ instant, isDay }: BonusDate, { language, timeZone }: DateLocale): string =>
  isDay ? formatDay(instant, language, timeZone) : formatInstant(instant, language, timeZone);

/** The day that ends at this instant if it is midnight in the site's zone; undefined otherwise. */
export function dayEndingAt({ instant, isDay }: BonusDate, { timeZone }: DateLocale): BonusDate | undefined {
  const lastMoment = instant - 1;
  const isMidnight = civilDateAt(lastMoment, timeZone).day !== civilDateAt(instant, timeZone).day;
  return isMidnight && !isDay ? { instant: lastMoment, isDay: true } : undefined;
}

/** The value for `<time datetime>`. */
export const machineDate = ({ instant, isDay }: BonusDate, { timeZone }: DateLocale): string =>
  isDay ? toIsoDate(civilDateAt(instant, timeZone)) : new Date(instant).toISOString();

/** Whether an Italian article before this date loses its vowel: `fino all’8`, `dall’11`. */
export const isElided = ({ instant }: BonusDate, { timeZone }: DateLocale): boolean =>
  [8, 11].includes(civilDateAt(instant, timeZone).day);

const isUninformative = /^(?:(?:clicca|premi|tocca|vai|click|press|tap)\s+)?(?:qui|qua|here)\W*$/i;

/**
 * Returns a text that names the link's target: `defaultText` replaces a missing label and texts such as
 * “clicca qui”.
 */
export const linkText = (label: string | undefined, defaultText: string): string =>
  label === undefined || isUninformative.test(label) ? defaultText : label;
