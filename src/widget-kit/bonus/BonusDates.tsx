import type { BonusView } from "../../bonus/bonus-view";
import type { BonusDate } from "../../bonus/dates";
import { useConfig, useTexts } from "../hooks";
import { formatDate, dayEndingAt, isElided, machineDate } from "./format";
import { bonusTexts } from "./texts";

/** The last day of a bonus. If the bonus ends at midnight, the day before is shown. */
export function Validity({ expires }: Pick<BonusView, "expires">) {
  const locale = useConfig();
  const lastDay = dayEndingAt(expires, locale);
  return (
    <p className="validity" part="meta">
      <Day date={expires} as={lastDay ? "validThrough" : "validUntil"} shownDate={lastDay} />
    </p>
  );
}

export interface PromotionDatesProps extends Pick<BonusView, "promotion"> {
  /** The name of the promotion, shown before the dates. */
  readonly name?: string | undefined;
}

/**
 * The start and end of the bonus's promotion. Renders nothing if the promotion has neither a name nor dates.
 */
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
  /** The text before the date. */
  readonly as: "validUntil" | "validThrough" | "from" | "to" | "until";
  /** The date to show, if it differs from `date`. The attribute `datetime` always contains `date`. */
  readonly shownDate?: BonusDate | undefined;
}

function Day({ date, as, shownDate = date }: DayProps) {
  const say = useTexts(bonusTexts);
  const locale = useConfig();
  const key = isElided(shownDate, locale) ? (`${as}Elided` as const) : as;
  return (
    <time dateTime={machineDate(date, locale)}>{say(key, { date: formatDate(shownDate, locale) })}</time>
  );
}
