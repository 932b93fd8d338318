import type { Gamification } from "../interface";
import { competitorOf } from "../space/board-plans";
import type { LifecycleEntity } from "../space/entities";
import type { SpaceState } from "../space/state";
import { type EntityState, entityStates, parseWireInstant, statusOf } from "../space/wire-values";
import { expireAwards } from "./awards";
import { notifyStateChanged } from "./changes";
import { returnPlays } from "./plays";
import { makeProgress } from "./progress";

type Kind = "achievements" | "competitions" | "contests";

const kinds = [
  ["Achievement", "achievements"],
  ["Competition", "competitions"],
  ["Contest", "contests"],
] as const satisfies readonly (readonly [string, Kind])[];

/** Adds the members of the preceding contests to a final as entrants. */
function admitFinalists({ space, boards }: Gamification, contestId: string): void {
  const { contests, members } = space.now();
  const before = contests.find(({ id }) => id === contestId)?.entrantsFromContest ?? [];
  for (const member of Object.values(members)) {
    if (before.some((id) => boards.has(id, member.profile.id))) boards.enter(contestId, competitorOf(member));
  }
}

/** Changes the status of an entity and notifies all members. Ignores an unknown entity. */
export function setStatus(gamification: Gamification, entityId: string, status: EntityState): void {
  if (status === "Active") admitFinalists(gamification, entityId);
  for (const [entityType, kind] of kinds) {
    const entity = gamification.space.now()[kind].find(({ id }) => id === entityId);
    if (!entity) continue;
    gamification.space.update((state) => ({
      ...state,
      [kind]: withNewStatus(state[kind], entityId, status),
    }));
    const change = { entityType, entityId, displayName: entity.name };
    notifyStateChanged(gamification, undefined, change, entity.statusCode, entityStates[status]);
  }
}

const withNewStatus = (entities: readonly LifecycleEntity[], id: string, status: EntityState) =>
  entities.map((entity) => (entity.id === id ? { ...entity, ...statusOf(status) } : entity));

interface Dated extends LifecycleEntity {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

const datedEntities = ({ achievements, competitions, contests }: SpaceState): readonly Dated[] => [
  ...achievements.map((entity) => ({
    ...entity,
    from: entity.scheduling.startDate,
    until: entity.scheduling.endDate,
  })),
  ...[...competitions, ...contests].map((entity) => ({
    ...entity,
    from: entity.scheduledStartDate,
    until: entity.scheduledEndDate,
  })),
];

/**
 * The status that an entity should have at this time according to its dates; undefined if the status does not
 * change.
 */
function dueStatus({ status, from, until }: Dated, now: number): EntityState | undefined {
  if (status === "Ready" && parseWireInstant(from) <= now) return "Active";
  if (status === "Active" && parseWireInstant(until) <= now) return "Finished";
  return undefined;
}

/** Starts and ends entities according to their dates. */
function advanceLifecycles(gamification: Gamification): void {
  for (const entity of datedEntities(gamification.space.now())) {
    const due = dueStatus(entity, gamification.clock.now());
    if (due) setStatus(gamification, entity.id, due);
  }
}

/** Number of steps between two progress updates of members. */
const stepsPerProgress = 5;

/** Number of steps after which members get plays back. By default, these steps take a minute. */
const stepsPerPlay = 30;

/** Advances the space by one step. @param number the number of the step, from 1 */
export function tick(gamification: Gamification, number: number): void {
  advanceLifecycles(gamification);
  const { contests, members } = gamification.space.now();
  for (const memberId of Object.keys(members)) expireAwards(gamification, memberId);
  for (const { id, statusCode } of contests) {
    if (statusCode !== entityStates.Active) continue;
    gamification.boards.step(id);
    gamification.notifyBoardChanged(id);
  }
  if (number % stepsPerPlay === 0) {
    for (const memberId of Object.keys(members)) returnPlays(gamification, memberId);
  }
  if (number % stepsPerProgress !== 0) return;
  for (const memberId of Object.keys(members))
    makeProgress(gamification, memberId, number / stepsPerProgress);
}
