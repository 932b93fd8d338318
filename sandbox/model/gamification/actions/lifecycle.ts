import type { Gamification } from "../interface";
import type { LivingEntity } from "../space/entities";
import type { SpaceState } from "../space/state";
import { type EntityState, entityStates, statusOf } from "../space/statuses";
import { instantOf } from "../space/wire-instant";
import { tellStateChanged } from "./changes";

type Kind = "achievements" | "competitions" | "contests";

const kinds = [
  ["Achievement", "achievements"],
  ["Competition", "competitions"],
  ["Contest", "contests"],
] as const satisfies readonly (readonly [string, Kind])[];

/** Gives an entity another status, and tells everybody. Harmless where there is no such entity. */
export function setStatus(gamification: Gamification, entityId: string, status: EntityState): void {
  for (const [entityType, kind] of kinds) {
    const entity = gamification.space.now()[kind].find(({ id }) => id === entityId);
    if (!entity) continue;
    gamification.space.update((state) => ({ ...state, [kind]: changed(state[kind], entityId, status) }));
    const change = { entityType, entityId, displayName: entity.name };
    tellStateChanged(gamification, undefined, change, entity.statusCode, entityStates[status]);
  }
}

const changed = (entities: readonly LivingEntity[], id: string, status: EntityState) =>
  entities.map((entity) => (entity.id === id ? { ...entity, ...statusOf(status) } : entity));

interface Dated extends LivingEntity {
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

/** The status that is due by an entity's dates; undefined where nothing is. */
function dueStatus({ status, from, until }: Dated, now: number): EntityState | undefined {
  if (status === "Ready" && instantOf(from) <= now) return "Active";
  if (status === "Active" && instantOf(until) <= now) return "Finished";
  return undefined;
}

/** Begins what is to begin and ends what is over. */
export function advanceLifecycles(gamification: Gamification): void {
  for (const entity of datedEntities(gamification.space.now())) {
    const due = dueStatus(entity, gamification.clock.now());
    if (due) setStatus(gamification, entity.id, due);
  }
}
