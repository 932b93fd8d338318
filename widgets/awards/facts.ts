import { awardDates } from "../../src/gamification/awards/claiming";
import type { CardPlace } from "../../src/gamification/entities/card-order";
import { type Award, awardDeadline, awardStateOf } from "../../src/gamification/protocol/awards";
import type { SayAwards } from "./texts";

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/**
 * Duration as its two largest units, in whole minutes: `3 giorni`, `1 giorno e 12 ore`, `2 ore e 5 minuti`.
 */
export function durationText(minutes: number, say: SayAwards): string {
  const days = Math.floor(minutes / minutesOfDay);
  const hours = Math.floor((minutes % minutesOfDay) / minutesOfHour);
  const rest = Math.floor(minutes % minutesOfHour);
  const parts = [
    days > 0 && say("days", { count: days }),
    hours > 0 && say("hours", { count: hours }),
    rest > 0 && say("minutes", { count: rest }),
  ].filter((part) => part !== false);
  const [first, second] = parts;
  if (first === undefined) return say("lessThanMinute");
  return second === undefined ? first : say("and", { first, second });
}

/** The name of the kind of entity that issued the award; undefined for a kind that players do not know. */
function originText({ entityType }: Award, say: SayAwards): string | undefined {
  switch (entityType) {
    case "Achievement":
      return say("fromAchievement");
    case "Competition":
    case "Contest":
      return say("fromContest");
    case "InstantWin":
      return say("fromInstantWin");
    default:
      return undefined;
  }
}

/** A fact of an award on its card: a label and a value. Its `name` is a key of the texts. */
export interface AwardFact {
  readonly name: "origin" | "issued" | "toBeIssued" | "delay" | "period" | "closes" | "left" | "expired";
  readonly value: string;
}

export interface FactFormats {
  /** Formats an instant as a day. */
  day(instant: number): string;
  /** Formats an instant as a day and a time. */
  instant(instant: number): string;
  readonly say: SayAwards;
  /** True if no countdown may be shown. */
  readonly isCalm: boolean;
}

/**
 * The facts that a card shows in addition to the name, value and state of an award. Time limits of the
 * member's actions are first. The end is shown as a date. In the last 24 hours the remaining time follows the
 * date, unless no countdown may be shown.
 *
 * @param now milliseconds since 1970
 */
export function awardFacts(
  award: Award,
  now: number,
  { day, instant, say, isCalm }: FactFormats,
): readonly AwardFact[] {
  const { issuedAt, closesAt, expiredAt, minutesLeft } = awardDates(award, now);
  const { delay = 0, period = 0 } = award;
  const isOpen = awardStateOf(award) === "Issued" && expiredAt === undefined;
  const facts: readonly (readonly [AwardFact["name"], string | undefined | false])[] = [
    ["closes", closesAt !== undefined && instant(closesAt)],
    ["left", minutesLeft !== undefined && !isCalm && durationText(minutesLeft, say)],
    // The date of the claim deadline is more useful than the length of the claim period.
    ["period", isOpen && closesAt === undefined && period > 0 && durationText(period, say)],
    ["expired", expiredAt !== undefined && instant(expiredAt)],
    [
      issuedAt !== undefined && issuedAt > now ? "toBeIssued" : "issued",
      issuedAt !== undefined && day(issuedAt),
    ],
    ["delay", delay > 0 && durationText(delay, say)],
    ["origin", originText(award, say)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/**
 * Returns the group and the date by which the list sorts an award. Claimable awards are first, soonest
 * deadline first. Awards that can be claimed later follow, and then all others in the platform's order.
 *
 * @param now milliseconds since 1970
 */
export function awardPlace(award: Award, now: number): CardPlace {
  const { opensAt, expiredAt } = awardDates(award, now);
  if (opensAt !== undefined) return { group: "upcoming", at: opensAt };
  const isOpen = awardStateOf(award) === "Issued" && expiredAt === undefined;
  return isOpen ? { group: "joinable", at: awardDeadline(award) } : { group: "completed" };
}
