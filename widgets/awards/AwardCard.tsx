import { awardAction } from "../../src/gamification/entities/award-action";
import { awardDates } from "../../src/gamification/entities/award-dates";
import { saysWorth } from "../../src/gamification/entities/reward-text";
import { rewardValueText } from "../../src/gamification/entities/reward-value";
import { awardStateText, awardTexts } from "../../src/gamification/entities/award-texts";
import type { Award } from "../../src/gamification/schema/awards";
import { awardStateOf } from "../../src/gamification/schema/states/award-state";
import { formatDay, formatInstant } from "../../src/i18n";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityCard, type StateTone } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/rich-text";
import { AwardDecision } from "./AwardDecision";
import { awardFacts } from "./facts";
import { awardsTexts } from "./texts";

export interface AwardCardProps {
  readonly award: Award;
  /** 1, or more for an award whose name earlier ones have too: their controls need different names (X10). */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True if nothing may count down. */
  readonly isCalm: boolean;
  /** True for a player who may see no advertising: the card has no prize colours and none of the operator's prose. */
  readonly isPlain: boolean;
  /** Reads the awards again. */
  onCheck(): Promise<unknown>;
}

/** One award: its value, its state, its dates, and claiming and declining. */
export function AwardCard({ award, number, now, isCalm, isPlain, onCheck }: AwardCardProps) {
  const say = useTexts(awardsTexts);
  const sayAward = useTexts(awardTexts);
  const { language, timeZone } = useConfig();
  const { id, description, rewardValue, rewardType } = award;
  const name = award.name?.trim() || say("unnamed");
  // In a narrow column the unit goes into a line of its own.
  const worth = rewardValueText(rewardValue, rewardType, language)?.replaceAll("\u00A0", " ");
  const action = awardAction(award, true, now);
  const { opensAt } = awardDates(award, now);
  const day = (instant: number) => formatDay(instant, language, timeZone);
  const instant = (at: number) => formatInstant(at, language, timeZone);
  const facts = awardFacts(award, now, { day, instant, say, isCalm });
  const isExpired = action.action === "none" && action.reason === "expired";
  return (
    <EntityCard
      entityType="Award"
      id={id}
      name={name}
      state={isExpired ? sayAward("awardExpired") : awardStateText(award, sayAward)}
      tone={isExpired ? "closed" : toneOf(award)}
    >
      {worth && !saysWorth(name, worth) && (
        <p className="worth" part="text">
          {worth}
        </p>
      )}
      {description && !isPlain && <ServiceText html={description} />}
      <dl
        className="award-facts"
        part="meta"
        data-look={isPlain || !isWorth(award, isExpired) ? "plain" : "prize"}
      >
        {facts.map((fact) => (
          <div key={fact.name} data-fact={fact.name}>
            <dt>{say(fact.name)}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className="entity-foot">
        <AwardDecision
          id={id}
          name={number > 1 ? `${name} (${number})` : name}
          action={action}
          startsOn={opensAt === undefined ? undefined : instant(opensAt)}
          onCheck={onCheck}
        />
      </div>
    </EntityCard>
  );
}

const lost: ReadonlySet<string | undefined> = new Set(["Expired", "Cancelled", "Declined", undefined]);

/** Whether the member has the award, or can still have it. */
const isWorth = (award: Award, isExpired: boolean) => !isExpired && !lost.has(awardStateOf(award));

function toneOf(award: Award): StateTone {
  switch (awardStateOf(award)) {
    case "Issued":
      return "running";
    case "Held":
    case "Processing":
      return "waiting";
    case "Claimed":
    case "Delivered":
    case "Completed":
      return "done";
    default:
      return "closed";
  }
}
