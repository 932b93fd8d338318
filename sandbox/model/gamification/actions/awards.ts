import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import { issued, lifecycleOf, withStatus } from "../space/awards";
import type { Award } from "../space/entities";
import { day } from "../space/entity-context";
import type { AwardState } from "../space/statuses";
import { tellChanged, tellStateChanged } from "./changes";

const awardsOf = ({ space }: Gamification, memberId: string) => space.now().members[memberId]?.awards ?? [];

const withName = ({ id, name, entityId }: Award) => ({
  entityType: "Award",
  entityId: id,
  entityParentId: entityId,
  displayName: name,
});

/** Gives an award another status, and tells its member. */
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
  const change = { ...withName(award), metadata: { claimed, statusCode } };
  tellStateChanged(gamification, memberId, change, award.statusCode, statusCode);
  return changed;
}

/** How long an award of the demonstration can be claimed. */
const claimableFor = 3 * day;

/** Issues the award of a reward to a member, and tells him. @throws Refusal where there is no such reward */
export function issueAward(gamification: Gamification, memberId: string, rewardId: string): Award {
  const { space, entityContext } = gamification;
  const reward = space.now().rewards.find(({ id }) => id === rewardId);
  const member = space.now().members[memberId];
  if (!reward || !member) throw new Refusal(404, "Il premio o il membro non esiste.");
  const id = `awa-${member.profile.memberRefId}-${member.awards.length + 1}`;
  const bounds = { from: 0, until: claimableFor };
  const award = issued(entityContext(), memberId, member.profile.memberRefId, { id, reward, ...bounds });
  space.updateMember(memberId, (state) => ({ ...state, awards: [...state.awards, award] }));
  const metadata = { claimed: false, statusCode: award.statusCode };
  tellChanged(gamification, memberId, "created", { ...withName(award), metadata });
  return award;
}

/** What a member wants of his awards: to have them, or not. */
const wishes = {
  claim: { from: ["Issued"], to: "Claimed", refused: "Il premio non si può riscattare." },
  decline: { from: ["Issued", "Held"], to: "Declined", refused: "Al premio non si può rinunciare." },
} as const;

/** Claims or declines one award. @throws Refusal where it is not there, not his, not claimable or not now */
export function decideAward(
  gamification: Gamification,
  memberId: string,
  awardId: string,
  wish: keyof typeof wishes,
): Award {
  const award = awardsOf(gamification, memberId).find(({ id }) => id === awardId);
  if (!award) throw new Refusal(404, "Il premio non esiste.");
  const { from, to, refused } = wishes[wish];
  const isDecidable = (from as readonly string[]).includes(award.status);
  const isNow = lifecycleOf(award, gamification.clock.now()) === "Active";
  if (!isDecidable || !isNow) throw new Refusal(400, refused);
  return setAwardStatus(gamification, memberId, award, to);
}

/** Expires what was not claimed in time. */
export function expireAwards(gamification: Gamification, memberId: string): void {
  for (const award of awardsOf(gamification, memberId)) {
    const isOver = lifecycleOf(award, gamification.clock.now()) === "Archived";
    if (isOver && award.status === "Issued") setAwardStatus(gamification, memberId, award, "Expired");
  }
}
