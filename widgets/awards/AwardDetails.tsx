import type { ReactNode } from "react";
import { type AwardAction, awardDates } from "../../src/gamification/awards/claiming";
import { awardReasonText, awardTexts } from "../../src/gamification/awards/texts";
import type { Award } from "../../src/gamification/protocol/awards";
import { rewardValueText } from "../../src/gamification/rewards/reward-text";
import { formatDay, formatInstant } from "../../src/i18n/instants";
import { useConfig, useTexts } from "../../src/widget-kit";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { awardFacts } from "./facts";
import { awardsTexts } from "./texts";

export interface AwardDetailsProps {
  readonly award: Award;
  readonly action: AwardAction;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isCalm: boolean;
  /** True for a player who may not see advertising: the operator's prose is omitted. */
  readonly isPlain: boolean;
  /** State of the award. */
  readonly children: ReactNode;
}

/** The description and the dates of an award, and the reason why it cannot be claimed. */
export function AwardDetails({ award, action, now, isCalm, isPlain, children }: AwardDetailsProps) {
  const say = useTexts(awardsTexts);
  const sayAward = useTexts(awardTexts);
  const { language, timeZone } = useConfig();
  const { description, rewardValue, rewardType } = award;
  const day = (at: number) => formatDay(at, language, timeZone);
  const instant = (at: number) => formatInstant(at, language, timeZone);
  const { opensAt } = awardDates(award, now);
  const startsOn = opensAt === undefined ? undefined : instant(opensAt);
  const worth = rewardValueText(rewardValue, rewardType, language);
  const why = action.action === "none" && awardReasonText(action.reason, { startsOn }, language, sayAward);
  return (
    <>
      {children}
      {worth && (
        <p className="worth" part="text" data-look={isPlain ? "plain" : "prize"}>
          {worth}
        </p>
      )}
      {description && !isPlain && <ServiceText html={description} />}
      {why && (
        <p className="why" part="text">
          {why}
        </p>
      )}
      <dl className="award-facts" part="meta">
        {awardFacts(award, now, { day, instant, say, isCalm }).map(({ name, value }) => (
          <div key={name} data-fact={name}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
