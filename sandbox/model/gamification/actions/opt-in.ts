import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import { competitorOf, isEntry } from "../space/board-plans";
import type {
  Achievement,
  Competition,
  Contest,
  Dependants,
  Entity,
  LifecycleEntity,
  OptIn,
} from "../space/entities";
import type { MemberState } from "../space/members";
import { optInOf, toWireOptIn } from "../space/opt-ins";
import type { SpaceState } from "../space/state";
import { entityStates } from "../space/wire-values";
import { publicMember } from "../tokens";

export type OptInAction = "join" | "leave";

interface FoundEntity {
  readonly type: string;
  readonly entity: Entity & Pick<LifecycleEntity, "memberTagsFilter"> & { readonly statusCode: number };
}

function findEntity(
  { achievements, competitions, contests, instantWins }: SpaceState,
  id: string,
): FoundEntity | undefined {
  const kinds = {
    Achievement: achievements,
    Competition: competitions,
    Contest: contests,
    InstantWin: instantWins,
  };
  for (const [type, entities] of Object.entries(kinds)) {
    const entity = entities.find((each) => each.id === id);
    if (entity) return { type, entity };
  }
  return undefined;
}

/** Members may join and leave while the status is Ready, Starting or Active. */
const isOpen = ({ statusCode }: FoundEntity["entity"]) =>
  statusCode >= entityStates.Ready && statusCode < entityStates.Finishing;

/** True if the member's tags or achievements in `own` meet the condition, or if there is no condition. */
function meets(condition: Dependants | undefined, own: readonly string[]): boolean {
  if (!condition) return true;
  const { must, mustNot, should, shouldMatchAtLeast } = condition;
  const isOwn = (one: string) => own.includes(one);
  return (
    must.every(isOwn) &&
    !mustNot.some(isOwn) &&
    should.filter(isOwn).length >= Math.min(shouldMatchAtLeast, should.length)
  );
}

const tagsOf = ({ profile: { tags } }: MemberState) => (tags ?? []) as readonly string[];

const completedBy = ({ optIns }: MemberState) =>
  optIns.filter(({ status }) => status === "Completed").map(({ entityId }) => entityId);

/** The number of entrants in the first round of a competition. */
export const firstEntrants = ({ contests }: SpaceState, { id }: Competition): number =>
  contests
    .filter(({ competitionId, round }) => competitionId === id && round === 1)
    .reduce((sum, { entrantsCount }) => sum + entrantsCount, 0);

/** Whether a competition has reached its maximum number of entrants. */
const isFull = (state: SpaceState, competition: Competition) =>
  firstEntrants(state, competition) >= competition.maxNumberOfEntrants;

/**
 * Checks whether a member can join an entity.
 * @throws Refusal if the member does not meet the entity's conditions, or if all places are taken
 */
function checkConditions(state: SpaceState, { type, entity }: FoundEntity, member: MemberState): void {
  if (!meets(entity.memberTagsFilter, tagsOf(member))) throw new Refusal(400, "Riservato ad altri membri.");
  const { achievementDependencies } = entity as Achievement;
  if (type === "Achievement" && !meets(achievementDependencies, completedBy(member)))
    throw new Refusal(400, "Prima occorre completare altri traguardi.");
  if (type === "Competition" && isFull(state, entity as Competition))
    throw new Refusal(400, "I posti sono esauriti.");
}

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

/** When a member joins or leaves a competition, updates the leaderboards and the entrants of its contests. */
function updateBoards(
  { space, boards }: Gamification,
  member: MemberState,
  entityId: string,
  action: OptInAction,
) {
  const memberId = member.profile.id;
  function updated(contest: Contest, contests: readonly Contest[]): Contest {
    const { id, competitionId, entrantsCount } = contest;
    if (id !== entityId && competitionId !== entityId) return contest;
    const wasOn = boards.has(id, memberId);
    if (action === "leave") boards.leave(id, memberId);
    else if (id === entityId || isEntry(contests, contest)) boards.enter(id, competitorOf(member));
    return {
      ...contest,
      entrantsCount: entrantsCount + Number(boards.has(id, memberId)) - Number(wasOn),
    };
  }
  space.update((state) => ({
    ...state,
    contests: state.contests.map((contest) => updated(contest, state.contests)),
  }));
}

/**
 * Joins or leaves an entity. Returns the intermediate state. The broker sends the final state as a callback.
 *
 * @throws Refusal if the caller is a visitor or does not meet the entity's conditions, or if the entity does
 * not exist, is not open, or is full
 */
export function manageOptin(
  gamification: Gamification,
  memberId: string,
  entityId: string,
  action: OptInAction,
): OptIn {
  if (memberId === publicMember) throw new Refusal(403, "Per partecipare occorre accedere.");
  const state = gamification.space.now();
  const member = state.members[memberId];
  const found = findEntity(state, entityId);
  if (!found || !member) throw new Refusal(404, "L’entità non esiste.");
  if (!isOpen(found.entity)) throw new Refusal(400, "Le iscrizioni non sono aperte.");
  if (action === "join") checkConditions(state, found, member);
  updateBoards(gamification, member, entityId, action);
  // A member who leaves and joins again keeps the earlier progress, as on leaderboards.
  const earlier = optInOf(member, found.type, entityId);
  const left: OptIn = { ...earlier, status: "NotEntered" };
  const joined: OptIn = { ...earlier, status: found.type === "Achievement" ? "Running" : "Entrant" };
  setOptIn(gamification, memberId, action === "join" ? joined : left);
  return action === "join" ? { ...earlier, status: "Entering" } : left;
}
