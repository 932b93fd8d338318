import type { BonusDate, BonusView } from "../../bonus";
import { useConfig, useTexts } from "../hooks";
import { bonusTexts } from "./texts";
import { dateWords, dayEndingAt, isElided, machineDate } from "./format";

/** Until when a bonus is offered: a midnight is the end of the day before. Nothing where it has no end. */
export function Validity({ expires }: Pick<BonusView, "expires">) {
  const reader = useConfig();
  if (!expires) return null;
  const lastDay = dayEndingAt(expires, reader);
  return (
    <p className="validity" part="meta">
      <Day date={expires} as={lastDay ? "validThrough" : "validUntil"} words={lastDay} />
    </p>
  );
}

export interface PromotionDatesProps extends Pick<BonusView, "promotion"> {
  /** Stands before the dates: what the promotion is called. */
  readonly name?: string | undefined;
}

/** From when to when the promotion lasts that the bonus belongs to. Nothing where it has neither name nor dates. */
export function PromotionDates({ promotion: { starts, ends }, name }: PromotionDatesProps) {
  const say = useTexts(bonusTexts);
  return (
    (name ?? starts ?? ends) && (
      <p className="promotion-dates" part="meta">
        {name ?? say("promotion")} {starts && <Day date={starts} as="from" />}{" "}
        {ends && <Day date={ends} as={starts ? "to" : "until"} />}
      </p>
    )
  );
}

interface DayProps {
  readonly date: BonusDate;
  /** The words before it. */
  readonly as: "validUntil" | "validThrough" | "from" | "to" | "until";
  /** What is said of it, where that is another date. */
  readonly words?: BonusDate | undefined;
}

function Day({ date, as, words = date }: DayProps) {
  const say = useTexts(bonusTexts);
  const reader = useConfig();
  const key = isElided(words, reader) ? (`${as}Elided` as const) : as;
  return <time dateTime={machineDate(date, reader)}>{say(key, { date: dateWords(words, reader) })}</time>;
}
