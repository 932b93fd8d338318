import type { BonusDate } from "../../bonus";
import { toIsoDate } from "../../time/civil-date";
import { formatDay, formatInstant, type Language } from "../../i18n";
import { civilDateAt, type TimeZone } from "../../time/clock";

/** Where and in which language dates are read. */
export interface DateReader {
  readonly language: Language;
  readonly timeZone: TimeZone;
}

/** `16 dicembre 2026, ore 20:00`, or the day alone. */
export const dateWords = ({ instant, isDay }: BonusDate, { language, timeZone }: DateReader): string =>
  isDay ? formatDay(instant, language, timeZone) : formatInstant(instant, language, timeZone);

/** The day that ends in this very moment, a midnight of the site's; undefined in any other. */
export function dayEndingAt({ instant, isDay }: BonusDate, { timeZone }: DateReader): BonusDate | undefined {
  const lastMoment = instant - 1;
  const isMidnight = civilDateAt(lastMoment, timeZone).day !== civilDateAt(instant, timeZone).day;
  return isMidnight && !isDay ? { instant: lastMoment, isDay: true } : undefined;
}

/** As `<time datetime>` has it. */
export const machineDate = ({ instant, isDay }: BonusDate, { timeZone }: DateReader): string =>
  isDay ? toIsoDate(civilDateAt(instant, timeZone)) : new Date(instant).toISOString();

/** Whether an Italian article before this date loses its vowel: `fino all’8`, `dall’11`. */
export const isElided = ({ instant }: BonusDate, { timeZone }: DateReader): boolean =>
  [8, 11].includes(civilDateAt(instant, timeZone).day);

const saysNothing = /^(?:(?:clicca|premi|tocca|vai|click|press|tap)\s+)?(?:qui|qua|here)\W*$/i;

/** A link's text tells where it leads: a label that only says “clicca qui” is as none. */
export const linkText = (label: string | undefined, otherwise: string): string =>
  label === undefined || saysNothing.test(label) ? otherwise : label;
