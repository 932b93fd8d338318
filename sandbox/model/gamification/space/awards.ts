import { awardClaimStates } from "../../../../src/gamification/protocol/awards";
import { accountId } from "../tokens";
import type { Award, Reward } from "./entities";
import { base, day, hour, type EntityContext, minute } from "./entity-context";
import { type AwardState, awardStates, parseWireInstant, readInstant, wireInstant } from "./wire-values";

/** The data of an award to issue. */
export interface AwardDraft {
  readonly id: string;
  readonly reward: Reward;
  readonly status?: AwardState;
  /** Start and end, milliseconds relative to now; undefined means unbounded. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly age?: number;
  /** The end, milliseconds relative to now. It is used only if `until` is missing. */
  readonly pointInTime?: number | undefined;
}

const claimedFrom = awardStates.Claimed;

const isClaimed = (status: AwardState) =>
  awardStates[status] >= claimedFrom && awardStates[status] <= awardStates.Completed;

/** The lifecycle that an award has according to its two dates (protocol section 5). */
export function lifecycleOf({ activeFrom, activeUntil }: Award, now: number) {
  if (parseWireInstant(activeFrom) > now) return "Upcoming";
  return parseWireInstant(activeUntil) <= now ? "Archived" : "Active";
}

/** The end of the period in which an award can be claimed (protocol section 5), milliseconds since 1970. */
export const deadlineOf = ({ activeUntil, pointInTime, created, period }: Award): number =>
  readInstant(activeUntil) ?? readInstant(pointInTime) ?? parseWireInstant(created) + period * minute;

/** A copy of an award with another status. The fields that depend on the status change, too. */
export const withStatus = (award: Award, status: AwardState): Award => ({
  ...award,
  status,
  statusCode: awardStates[status],
  claimed: isClaimed(status),
  constraints: [
    ...award.constraints.filter((constraint) => constraint !== "claimed"),
    ...(isClaimed(status) ? ["claimed"] : []),
  ],
});

export function createAward(
  context: EntityContext,
  memberId: string,
  memberRefId: string,
  draft: AwardDraft,
): Award {
  const { id, reward, status = "Issued", from, until, age = 0, pointInTime } = draft;
  const needsAcknowledgement = reward.constraints.includes("isMemberAcknowledgmentRequired");
  const award: Award = {
    ...base(context, id, reward.name, age),
    memberId,
    memberRefId,
    accountId,
    rewardId: reward.id,
    rewardType: reward.rewardType,
    rewardRank: reward.rewardRank,
    rewardValue: reward.rewardValue,
    entityType: reward.entityType,
    entityId: reward.entityId,
    description: reward.description,
    delay: reward.delay,
    period: reward.period,
    status,
    statusCode: awardStates[status],
    claimed: false,
    constraints: needsAcknowledgement ? ["memberAcknowledgmentRequired"] : [],
    ...(from !== undefined && { activeFrom: wireInstant(context.now + from) }),
    ...(until !== undefined && { activeUntil: wireInstant(context.now + until) }),
    ...(pointInTime !== undefined && { pointInTime: wireInstant(context.now + pointInTime) }),
  };
  return withStatus(award, status);
}

type Row = readonly [
  id: string,
  rewardId: string,
  status: AwardState,
  age: number,
  from?: number | undefined,
  until?: number | undefined,
  pointInTime?: number,
];

/**
 * At least one award of each status. Claimable awards have two dates, only a period, or only a point in time.
 * Two awards become claimable later, one of them because of its delay.
 */
const rows: readonly Row[] = [
  ["awa-da-riscattare", "rew-dieci-mani", "Issued", 2 * hour, -2 * hour, 3 * day],
  ["awa-in-scadenza", "rew-tre-multiple", "Issued", 6 * day, -6 * day, 25 * minute],
  ["awa-senza-date", "rew-cartelle", "Issued", day],
  ["awa-a-termine", "rew-una-al-giorno", "Issued", 3 * day, undefined, undefined, 2 * day],
  ["awa-in-arrivo", "rew-autunno-11", "Issued", hour, 2 * day, 9 * day],
  ["awa-con-attesa", "rew-esploratore", "Issued", 0, hour, 4 * day],
  ["awa-trattenuto", "rew-lampo-2", "Held", day, -day, 6 * day],
  ["awa-riscattato", "rew-una-al-giorno", "Claimed", 2 * day, -2 * day, 5 * day],
  ["awa-in-lavorazione", "rew-lampo-1", "Processing", 3 * day, -3 * day, 4 * day],
  ["awa-consegnato", "rew-autunno-4", "Delivered", 9 * day, -9 * day, 5 * day],
  ["awa-completato", "rew-sport", "Completed", 20 * day, -20 * day, -13 * day],
  ["awa-scaduto", "rew-giro", "Expired", 30 * day, -30 * day, -23 * day],
  ["awa-annullato", "rew-autunno-2", "Cancelled", 12 * day, -12 * day, 2 * day],
  ["awa-rinunciato", "rew-ruota-punti", "Declined", 4 * day, -4 * day, 3 * day],
];

/** Awards with older states and codes, which the platform still sends in some cases (protocol section 5). */
const olderRows = [
  ["awa-vecchio-ignoto", "awa-senza-date", "Unknown"],
  ["awa-vecchio-in-preparazione", "awa-senza-date", "Preparing"],
  ["awa-vecchio-da-riscattare", "awa-da-riscattare", "NotClaimed"],
  ["awa-vecchio-riscattato", "awa-riscattato", "Claimed"],
  ["awa-scaduto-vecchio", "awa-scaduto", "Expired"],
] as const;

/** Creates awards that are older than the others, so that lists show them last. */
const olderAwards = (awards: readonly Award[], { now }: EntityContext): readonly Award[] =>
  olderRows.flatMap(([id, like, status], index) =>
    awards
      .filter((award) => award.id === like)
      .map((award) => ({
        ...award,
        id,
        created: wireInstant(now - (60 + index) * day),
        status,
        statusCode: awardClaimStates[status],
      })),
  );

export function demoAwards(
  context: EntityContext,
  rewards: readonly Reward[],
  memberId: string,
  memberRefId: string,
): readonly Award[] {
  const awards = rows.flatMap(([id, rewardId, status, age, from, until, pointInTime]) => {
    const reward = rewards.find((each) => each.id === rewardId);
    if (!reward) return [];
    const draft = { id, reward, status, age, from, until, pointInTime };
    return [createAward(context, memberId, memberRefId, draft)];
  });
  return [...awards, ...olderAwards(awards, context)];
}
