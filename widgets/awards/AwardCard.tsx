import { awardAction, awardDates } from "../../src/gamification/awards/claiming";
import { awardStateText, awardTexts } from "../../src/gamification/awards/texts";
import { nearDateText } from "../../src/gamification/entities/dates";
import { type Award, awardStateOf } from "../../src/gamification/protocol/awards";
import { rewardValueText, saysWorth } from "../../src/gamification/rewards/reward-text";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityState, RowCard, type StateTone } from "../../src/widget-kit/gamification";
import { AwardDecision } from "./AwardDecision";
import { AwardDetails } from "./AwardDetails";
import { awardsTexts } from "./texts";

export interface AwardCardProps {
  readonly award: Award;
  /**
   * Position of the award among awards of the same name, from 1. Their controls need different names (X10).
   */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True if no countdown may be shown. */
  readonly isCalm: boolean;
  /** True for a player who may not see advertising: the card omits prize colours and the operator's prose. */
  readonly isPlain: boolean;
  /** Reads the awards again. */
  onCheck(): Promise<unknown>;
}

/**
 * Card of one award with its value, its time limit, and the controls to claim or decline it. The details
 * contain the rest.
 */
export function AwardCard({ award, number, now, isCalm, isPlain, onCheck }: AwardCardProps) {
  const say = useTexts(awardsTexts);
  const sayAward = useTexts(awardTexts);
  const { language, timeZone } = useConfig();
  const { id, rewardValue, rewardType } = award;
  const name = award.name?.trim() || say("unnamed");
  const worth = rewardValueText(rewardValue, rewardType, language);
  const action = awardAction(award, true, now);
  const isExpired = action.action === "none" && action.reason === "expired";
  const state = isExpired ? sayAward("awardExpired") : awardStateText(award, sayAward);
  const tone = isExpired ? "closed" : toneOf(award);
  const { opensAt, closesAt, expiredAt, issuedAt } = awardDates(award, now);
  const when = (at: number) => nearDateText(at, now, language, timeZone);

  function timeLine(): string | undefined {
    if (expiredAt !== undefined) return say("expiredOn", { when: when(expiredAt) });
    if (opensAt !== undefined) return say("claimFrom", { when: when(opensAt) });
    if (closesAt !== undefined) return say("claimBy", { when: when(closesAt) });
    return issuedAt === undefined
      ? undefined
      : say(issuedAt > now ? "toBeIssuedOn" : "issuedOn", { when: when(issuedAt) });
  }

  return (
    <RowCard
      entityType="Award"
      id={id}
      name={name}
      number={number}
      pictures={[]}
      drawing="gift"
      isPlain={isPlain || isExpired || !isWorth(award)}
      prize={worth && !saysWorth(name, worth) ? worth : undefined}
      time={timeLine()}
      foot={
        <AwardDecision
          id={id}
          name={number > 1 ? `${name} (${number})` : name}
          action={action}
          onCheck={onCheck}
          state={<EntityState text={state} tone={tone} />}
        />
      }
      details={() => (
        <AwardDetails award={award} action={action} now={now} isCalm={isCalm} isPlain={isPlain}>
          <EntityState text={state} tone={tone} />
        </AwardDetails>
      )}
    />
  );
}

const lost: ReadonlySet<string | undefined> = new Set(["Expired", "Cancelled", "Declined", undefined]);

/** Whether the member has received the award or can still receive it. */
const isWorth = (award: Award) => !lost.has(awardStateOf(award));

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
