import type { Award, Reward } from "./entities";
import { base, day, hour, type EntityContext, minute } from "./entity-context";
import { type AwardState, awardStates } from "./statuses";
import { accountId } from "../tokens";
import { instantOf, wireInstant } from "./wire-instant";

/** An award as it is issued for a reward. */
export interface Issue {
  readonly id: string;
  readonly reward: Reward;
  readonly status?: AwardState;
  /** Beside `now`, milliseconds; absent where there is no such bound. */
  readonly from?: number;
  readonly until?: number;
  readonly age?: number;
}

const claimedFrom = awardStates.Claimed;

const isClaimed = (status: AwardState) =>
  awardStates[status] >= claimedFrom && awardStates[status] <= awardStates.Completed;

/** The server's own reading of the two dates (protocol section 5). */
export function lifecycleOf({ activeFrom, activeUntil }: Award, now: number) {
  if (instantOf(activeFrom) > now) return "Upcoming";
  return instantOf(activeUntil) <= now ? "Archived" : "Active";
}

/** What a status makes of an award. */
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

export function issued(making: EntityContext, memberId: string, memberRefId: string, issue: Issue): Award {
  const { id, reward, status = "Issued", from, until, age = 0 } = issue;
  const needsAcknowledgement = reward.constraints.includes("isMemberAcknowledgmentRequired");
  const award: Award = {
    ...base(making, id, reward.name, age),
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
    pointInTime: wireInstant(making.now - age),
    status,
    statusCode: awardStates[status],
    claimed: false,
    constraints: needsAcknowledgement ? ["memberAcknowledgmentRequired"] : [],
    ...(from !== undefined && { activeFrom: wireInstant(making.now + from) }),
    ...(until !== undefined && { activeUntil: wireInstant(making.now + until) }),
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

/** One of every status, and what can be claimed now, soon, and only by its period. */
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

/** Expired by the older scale of codes, which some spaces still send (protocol section 5). */
const olderExpired = 115;

export function demoAwards(
  making: EntityContext,
  rewards: readonly Reward[],
  memberId: string,
  memberRefId: string,
): readonly Award[] {
  const awards = rows.flatMap(([id, rewardId, status, age, from, until]) => {
    const reward = rewards.find((each) => each.id === rewardId);
    if (!reward) return [];
    const bounds = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
    return [issued(making, memberId, memberRefId, { id, reward, status, age, ...bounds })];
  });
  const older = awards
    .filter(({ status }) => status === "Expired")
    .map((award) => ({ ...award, id: `${award.id}-vecchio`, statusCode: olderExpired }));
  return [...awards, ...older];
}
