import type { Award, Reward } from "./entities";
import { base, day, hour, type EntityContext, minute } from "./entity-context";
import { type AwardState, awardStates } from "./statuses";
import { accountId } from "../tokens";
import { parseWireInstant, wireInstant } from "./wire-instant";

/** The data of an award to issue. */
export interface AwardDraft {
  readonly id: string;
  readonly reward: Reward;
  readonly status?: AwardState;
  /** Start and end, milliseconds relative to now; undefined means unbounded. */
  readonly from?: number;
  readonly until?: number;
  readonly age?: number;
}

const claimedFrom = awardStates.Claimed;

const isClaimed = (status: AwardState) =>
  awardStates[status] >= claimedFrom && awardStates[status] <= awardStates.Completed;

/** The lifecycle that follows from the two dates (protocol section 5). */
export function lifecycleOf({ activeFrom, activeUntil }: Award, now: number) {
  if (parseWireInstant(activeFrom) > now) return "Upcoming";
  return parseWireInstant(activeUntil) <= now ? "Archived" : "Active";
}

/** A copy of an award with another status and the fields that depend on it. */
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
  const { id, reward, status = "Issued", from, until, age = 0 } = draft;
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
    delay: 0,
    period: reward.period,
    pointInTime: wireInstant(context.now - age),
    status,
    statusCode: awardStates[status],
    claimed: false,
    constraints: needsAcknowledgement ? ["memberAcknowledgmentRequired"] : [],
    ...(from !== undefined && { activeFrom: wireInstant(context.now + from) }),
    ...(until !== undefined && { activeUntil: wireInstant(context.now + until) }),
  };
  return withStatus(award, status);
}

type Row = readonly [
  id: string,
  rewardId: string,
  status: AwardState,
  age: number,
  from?: number,
  until?: number,
];

/** At least one award of each status; claimable ones with and without dates, and one that is claimable later. */
const rows: readonly Row[] = [
  ["awa-da-riscattare", "rew-dieci-mani", "Issued", 2 * hour, -2 * hour, 3 * day],
  ["awa-in-scadenza", "rew-tre-multiple", "Issued", 6 * day, -6 * day, 25 * minute],
  ["awa-senza-date", "rew-cartelle", "Issued", day],
  ["awa-in-arrivo", "rew-autunno-11", "Issued", hour, 2 * day, 9 * day],
  ["awa-trattenuto", "rew-lampo-2", "Held", day, -day, 6 * day],
  ["awa-riscattato", "rew-una-al-giorno", "Claimed", 2 * day, -2 * day, 5 * day],
  ["awa-in-lavorazione", "rew-lampo-1", "Processing", 3 * day, -3 * day, 4 * day],
  ["awa-consegnato", "rew-autunno-4", "Delivered", 9 * day, -9 * day, 5 * day],
  ["awa-completato", "rew-sport", "Completed", 20 * day, -20 * day, -13 * day],
  ["awa-scaduto", "rew-giro", "Expired", 30 * day, -30 * day, -23 * day],
  ["awa-annullato", "rew-autunno-2", "Cancelled", 12 * day, -12 * day, 2 * day],
  ["awa-rinunciato", "rew-ruota-punti", "Declined", 4 * day, -4 * day, 3 * day],
];

/** The code of Expired in the older scale, which some spaces still use (protocol section 5). */
const olderExpired = 115;

export function demoAwards(
  context: EntityContext,
  rewards: readonly Reward[],
  memberId: string,
  memberRefId: string,
): readonly Award[] {
  const awards = rows.flatMap(([id, rewardId, status, age, from, until]) => {
    const reward = rewards.find((each) => each.id === rewardId);
    if (!reward) return [];
    const bounds = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
    return [createAward(context, memberId, memberRefId, { id, reward, status, age, ...bounds })];
  });
  const olderCodes = awards
    .filter(({ status }) => status === "Expired")
    .map((award) => ({ ...award, id: `${award.id}-vecchio`, statusCode: olderExpired }));
  return [...awards, ...olderCodes];
}
