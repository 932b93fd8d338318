import type { Language } from "../../i18n/texts";
import { withoutPrototype } from "../../utils/objects";
import type { Scheduling } from "../protocol/strategies";
import type { SayEntities } from "./texts";

/** A Monday from which the names of weekdays are counted. */
const firstMonday = Date.UTC(2024, 0, 1);
const day = 86_400_000;

const locale = (language: Language) => (language === "it" ? "it-IT" : "en-GB");

/** The name of a weekday, 1 for Monday to 7 for Sunday. */
function weekdayName(number: number, language: Language): string {
  const format = new Intl.DateTimeFormat(
    locale(language),
    withoutPrototype({ weekday: "long", timeZone: "UTC" }),
  );
  return format.format(firstMonday + (number - 1) * day);
}

/** The name of a month, from 1 for January to 12 for December. */
function monthName(number: number, language: Language): string {
  const format = new Intl.DateTimeFormat(
    locale(language),
    withoutPrototype({ month: "long", timeZone: "UTC" }),
  );
  return format.format(Date.UTC(2024, number - 1, 1));
}

/** Joins names into a list: "lunedì, mercoledì e venerdì". */
function joined(names: readonly string[], say: SayEntities): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : names.slice(0, -1).join(", ") + say("listAnd") + last;
}

const within = (numbers: readonly number[], max: number) =>
  [...new Set(numbers)]
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= max)
    .sort((a, b) => a - b);

/**
 * When an achievement starts again, in one sentence without a full stop: "Si azzera ogni lunedì, al massimo 3 volte".
 *
 * @returns undefined for a schedule that is unknown or absent
 */
export function scheduleText(
  {
    scheduleType,
    every,
    scheduleOccurrencesLimit: limit,
  }: Pick<Scheduling, "scheduleType" | "every" | "scheduleOccurrencesLimit">,
  language: Language,
  say: SayEntities,
): string | undefined {
  // The platform writes 0 if the number is not limited.
  const times = limit !== undefined && limit > 0 ? Math.floor(limit) : undefined;
  const limited = (sentence: string) =>
    times === undefined ? sentence : `${sentence}, ${say("scheduleOccurrences", { count: times })}`;
  switch (scheduleType) {
    case "Once":
      return say("scheduleOnce");
    case "Repeatedly":
      return times === undefined
        ? say("scheduleRepeatedly")
        : say("scheduleRepeatedlyTimes", { count: times });
    case "Daily": {
      const days = within(every, 7);
      const isEveryDay = days.length === 0 || days.length === 7;
      return limited(
        isEveryDay
          ? say("scheduleDaily")
          : say("scheduleDailyOn", {
              days: joined(
                days.map((number) => weekdayName(number, language)),
                say,
              ),
            }),
      );
    }
    case "Weekly":
      return limited(say("scheduleWeekly"));
    case "Monthly": {
      const months = within(every, 12);
      const isEveryMonth = months.length === 0 || months.length === 12;
      return limited(
        isEveryMonth
          ? say("scheduleMonthly")
          : say("scheduleMonthlyIn", {
              months: joined(
                months.map((number) => monthName(number, language)),
                say,
              ),
            }),
      );
    }
    default:
      return undefined;
  }
}
