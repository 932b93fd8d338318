import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import { createAward, deadlineOf, lifecycleOf, withStatus } from "../space/awards";
import type { Award } from "../space/entities";
import { day, minute } from "../space/entity-context";
import type { AwardState } from "../space/wire-values";
import { notifyChanged, notifyStateChanged } from "./changes";

const awardsOf = ({ space }: Gamification, memberId: string) => space.now().members[memberId]?.awards ?? [];

const describeAward = ({ id, name, entityId }: Award) => ({
  entityType: "Award",
  entityId: id,
  entityParentId: entityId,
  displayName: name,
});

/** Changes the status of an award and notifies its member. */
function setAwardStatus(
  gamification: Gamification,
  memberId: string,
  award: Award,
  status: AwardState,
): Award {
  const changed = withStatus(award, status);
  gamification.space.updateMember(memberId, (member) => ({
    ...member,
    awards: member.awards.map((each) => (each.id === award.id ? changed : each)),
  }));
  const { claimed, statusCode } = changed;
  const change = { ...describeAward(award), metadata: { claimed, statusCode } };
  notifyStateChanged(gamification, memberId, change, award.statusCode, statusCode);
  return changed;
}

/** Milliseconds after its issue during which an award can be claimed. */
const claimableFor = 3 * day;

/**
 * Issues an award for a reward and notifies the member.
 *
 * @throws Refusal if the reward or the member does not exist
 */
export function issueAward(gamification: Gamification, memberId: string, rewardId: string): Award {
  const { space, entityContext } = gamification;
  const reward = space.now().rewards.find(({ id }) => id === rewardId);
  const member = space.now().members[memberId];
  if (!reward || !member) throw new Refusal(404, "Il premio o il membro non esiste.");
  const id = `awa-${member.profile.memberRefId}-${member.awards.length + 1}`;
  const from = reward.delay * minute;
  const bounds = { from, until: from + claimableFor };
  const award = createAward(entityContext(), memberId, member.profile.memberRefId, { id, reward, ...bounds });
  space.updateMember(memberId, (state) => ({ ...state, awards: [...state.awards, award] }));
  const metadata = { claimed: false, statusCode: award.statusCode };
  notifyChanged(gamification, memberId, "created", { ...describeAward(award), metadata });
  return award;
}

/** The statuses from which a member can claim or decline an award, and the status that follows. */
const decisions = {
  claim: { from: ["Issued", "NotClaimed"], to: "Claimed", refused: "Il premio non si può riscuotere." },
  decline: {
    from: ["Issued", "NotClaimed", "Held"],
    to: "Declined",
    refused: "Al premio non si può rinunciare.",
  },
} as const;

/**
 * Claims or declines one award.
 *
 * @throws Refusal if the member has no such award, or if its status or its dates do not allow it
 */
export function decideAward(
  gamification: Gamification,
  memberId: string,
  awardId: string,
  decision: keyof typeof decisions,
): Award {
  const award = awardsOf(gamification, memberId).find(({ id }) => id === awardId);
  if (!award) throw new Refusal(404, "Il premio non esiste.");
  const { from, to, refused } = decisions[decision];
  const isDecidable = (from as readonly string[]).includes(award.status);
  const now = gamification.clock.now();
  if (!isDecidable || lifecycleOf(award, now) !== "Active" || deadlineOf(award) <= now)
    throw new Refusal(400, refused);
  return setAwardStatus(gamification, memberId, award, to);
}

/** Expires the awards that members did not claim in time. */
export function expireAwards(gamification: Gamification, memberId: string): void {
  for (const award of awardsOf(gamification, memberId)) {
    if (deadlineOf(award) <= gamification.clock.now() && award.status === "Issued")
      setAwardStatus(gamification, memberId, award, "Expired");
  }
}
