import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import { publicMember } from "../tokens";
import { competitorOf } from "../space/board-plans";
import type { LivingEntity, OptIn } from "../space/entities";
import { notEntered, shownOptIn } from "../space/opt-ins";
import type { SpaceState } from "../space/state";
import { entityStates } from "../space/statuses";

export type OptInAction = "join" | "leave";

interface Entered {
  readonly type: string;
  readonly entity: LivingEntity;
}

function find({ achievements, competitions, contests }: SpaceState, id: string): Entered | undefined {
  const kinds = { Achievement: achievements, Competition: competitions, Contest: contests };
  for (const [type, entities] of Object.entries(kinds)) {
    const entity = entities.find((each) => each.id === id);
    if (entity) return { type, entity };
  }
  return undefined;
}

/** From Ready until it begins to end. */
const isOpen = ({ statusCode }: LivingEntity) =>
  statusCode >= entityStates.Ready && statusCode < entityStates.Finishing;

/** Puts a member's state against an entity in place of the old one, and tells him. */
export function setOptIn(gamification: Gamification, memberId: string, optIn: OptIn): void {
  gamification.space.updateMember(memberId, (member) => ({
    ...member,
    optIns: [...member.optIns.filter(({ entityId }) => entityId !== optIn.entityId), optIn],
  }));
  gamification.push(memberId, {
    callback: "optinStatus",
    objectType: "OptinStatus",
    body: shownOptIn(optIn),
  });
}

/** Who opts in to a competition plays on the boards of its contests. */
function enterBoards(
  { space, boards }: Gamification,
  memberId: string,
  entityId: string,
  action: OptInAction,
) {
  const { contests, members } = space.now();
  const member = members[memberId];
  if (!member) return;
  for (const { id, competitionId } of contests) {
    if (id !== entityId && competitionId !== entityId) continue;
    if (action === "leave") boards.leave(id, memberId);
    else boards.enter(id, competitorOf(member));
  }
}

/**
 * Joins or leaves. The answer is a state on the way; the one that follows comes as a callback.
 * @throws Refusal for visitors, for what is not there and for what is not open
 */
export function manageOptin(
  gamification: Gamification,
  memberId: string,
  entityId: string,
  action: OptInAction,
): OptIn {
  if (memberId === publicMember) throw new Refusal(403, "Per partecipare occorre accedere.");
  const found = find(gamification.space.now(), entityId);
  if (!found) throw new Refusal(404, "L’entità non esiste.");
  if (!isOpen(found.entity)) throw new Refusal(400, "Le iscrizioni non sono aperte.");
  const out = notEntered(found.type, entityId);
  const entered = found.type === "Achievement" ? "Running" : "Entrant";
  setOptIn(gamification, memberId, action === "join" ? { ...out, status: entered } : out);
  enterBoards(gamification, memberId, entityId, action);
  return { ...out, status: action === "join" ? "Entering" : "NotEntered" };
}
