import { nearDateText } from "../../gamification/entities/dates";
import { formatDay } from "../../i18n/instants";
import { useConfig, useTexts } from "../hooks";
import { panelTexts } from "./texts";

export interface CardDates {
  /** The start, milliseconds since 1970; undefined if unknown. A start in the past is not shown. */
  readonly startsAt?: number | undefined;
  /** The end, milliseconds since 1970. */
  readonly endsAt?: number | undefined;
}

/** Returns the line of a card about its date: "Inizia domani", "Finisce domenica", "Fine: 9 dicembre 2026". */
export function useDateLine(now: number): (dates: CardDates) => string | undefined {
  const say = useTexts(panelTexts);
  const { language, timeZone } = useConfig();
  const when = (at: number) => nearDateText(at, now, language, timeZone);
  return ({ startsAt, endsAt }) => {
    if (startsAt !== undefined && startsAt > now) return say("starts", { when: when(startsAt) });
    if (endsAt === undefined) return undefined;
    return endsAt > now
      ? say("ends", { when: when(endsAt) })
      : say("ended", { date: formatDay(endsAt, language, timeZone) });
  };
}
