import type { BonusView } from "../../bonus/bonus-view";
import { bonusStyleTexts } from "../../bonus/labels";
import { formatEuros, formatOdds } from "../../i18n/money";
import { useConfig, useTexts } from "../hooks";
import { bonusTexts } from "./texts";

/**
 * The conditions of a bonus as figures of equal size, next to their full text. Renders nothing if there are
 * none.
 */
export function BonusFacts({ facts }: Pick<BonusView, "facts">) {
  const say = useTexts(bonusTexts);
  const { language } = useConfig();
  const { amount, wageringRequirement, minimumOdds, time } = facts;
  const euros = amount && formatEuros(amount.euros, language).replace(/[.,]00(?!\d)/, "");
  const rows = [
    ["amount", amount?.isMaximum ? say("upTo", { amount: `${euros}` }) : euros],
    ["wageringRequirement", wageringRequirement && say("times", { count: wageringRequirement })],
    ["minimumOdds", minimumOdds && formatOdds(minimumOdds, language)],
    ["time", time && say(time.unit, { count: time.count })],
  ] as const;
  const known = rows.filter(([, value]) => value);
  return (
    known.length > 0 && (
      <dl className="facts" part="row">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

/** The kind of a bonus, and a label if its conditions have changed. */
export function BonusLabels({ style, isUpdated }: Pick<BonusView, "style" | "isUpdated">) {
  const say = useTexts(bonusTexts);
  const sayStyle = useTexts(bonusStyleTexts);
  return (
    (style ?? isUpdated) && (
      <p className="labels">
        {style && <span part="badge">{sayStyle(style)}</span>}{" "}
        {isUpdated && <span className="updated">{say("updated")}</span>}
      </p>
    )
  );
}
