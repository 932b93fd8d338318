import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import { publicMember } from "../tokens";
import { competitorOf } from "../space/board-plans";
import type { LifecycleEntity, OptIn } from "../space/entities";
import { notEntered, toWireOptIn } from "../space/opt-ins";
import type { SpaceState } from "../space/state";
import { entityStates } from "../space/statuses";

export type OptInAction = "join" | "leave";

interface FoundEntity {
  readonly type: string;
  readonly entity: LifecycleEntity;
}

function findEntity(
  { achievements, competitions, contests }: SpaceState,
  id: string,
): FoundEntity | undefined {
  const kinds = { Achievement: achievements, Competition: competitions, Contest: contests };
  for (const [type, entities] of Object.entries(kinds)) {
    const entity = entities.find((each) => each.id === id);
    if (entity) return { type, entity };
  }
  return undefined;
}

/** Members may join and leave while the status is Ready, Starting or Active. */
const isOpen = ({ statusCode }: LifecycleEntity) =>
  statusCode >= entityStates.Ready && statusCode < entityStates.Finishing;

/** Replaces a member's opt-in state for an entity and notifies the member. */
export function setOptIn(gamification: Gamification, memberId: string, optIn: OptIn): void {
  gamification.space.updateMember(memberId, (member) => ({
    ...member,
    optIns: [...member.optIns.filter(({ entityId }) => entityId !== optIn.entityId), optIn],
  }));
  gamification.push(memberId, {
    callback: "optinStatus",
    objectType: "OptinStatus",
    body: toWireOptIn(optIn),
  });
}

/** Updates the leaderboards of a competition's contests when a member joins or leaves the competition. */
function updateBoards(
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
 * Joins or leaves an entity. The result is the intermediate state; the final state is sent as a callback.
 *
 * @throws Refusal if the caller is a visitor, or if the entity does not exist or is not open
 */
export function manageOptin(
  gamification: Gamification,
  memberId: string,
  entityId: string,
  action: OptInAction,
): OptIn {
  if (memberId === publicMember) throw new Refusal(403, "Per partecipare occorre accedere.");
  const found = findEntity(gamification.space.now(), entityId);
  if (!found) throw new Refusal(404, "L’entità non esiste.");
  if (!isOpen(found.entity)) throw new Refusal(400, "Le iscrizioni non sono aperte.");
  const notEnteredState = notEntered(found.type, entityId);
  const joinedStatus = found.type === "Achievement" ? "Running" : "Entrant";
  setOptIn(
    gamification,
    memberId,
    action === "join" ? { ...notEnteredState, status: joinedStatus } : notEnteredState,
  );
  updateBoards(gamification, memberId, entityId, action);
  return { ...notEnteredState, status: action === "join" ? "Entering" : "NotEntered" };
}
