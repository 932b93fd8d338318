import type { BonusDate, ShownBonus } from "../../bonus";
import { useConfig, useTexts } from "../react";
import { bonusTexts } from "./texts";
import { dateWords, isElided, machineDate } from "./words";

/** Until when a bonus is offered. Nothing where it has no end. */
export function Validity({ expires }: Pick<ShownBonus, "expires">) {
  return (
    expires && (
      <p className="validity" part="meta">
        <Day date={expires} as="validUntil" />
      </p>
    )
  );
}

export interface PromotionDatesProps extends Pick<ShownBonus, "promotion"> {
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
  readonly as: "validUntil" | "from" | "to" | "until";
}

function Day({ date, as }: DayProps) {
  const say = useTexts(bonusTexts);
  const reader = useConfig();
  const key = isElided(date, reader) ? (`${as}Elided` as const) : as;
  return <time dateTime={machineDate(date, reader)}>{say(key, { date: dateWords(date, reader) })}</time>;
}
