import type { Gamification } from "../interface";
import type { Mission } from "../space/entities";
import { notEntered } from "../space/opt-ins";
import { setOptIn } from "./opt-in";

/** A mission whose steps have changed: how many are completed, of those that still can be. */
export interface MissionCount {
  readonly missionId: string;
  readonly done: number;
  readonly possible: number;
}

type Completion = (id: string) => boolean;

const completionOf =
  ({ space }: Gamification, memberId: string): Completion =>
  (id) =>
    space
      .now()
      .members[memberId]?.optIns.some(({ entityId, status }) => entityId === id && status === "Completed") ??
    false;

/** The missions to which a step belongs. */
const missionsOf = ({ space }: Gamification, stepId: string): readonly Mission[] =>
  space
    .now()
    .missions.filter(
      ({ id, edges }) => id !== stepId && edges.some(({ tailEntityId }) => tailEntityId === stepId),
    );

/** The steps that follow completed ones: by edges that exclude them, or by all others. */
const followers = ({ edges }: Mission, isDone: Completion, areExcluded: boolean): readonly string[] =>
  edges
    .filter(({ graphEdgeType }) => (graphEdgeType === "MUST_NOT") === areExcluded)
    .filter(({ headEntityId }) => isDone(headEntityId))
    .map(({ tailEntityId }) => tailEntityId);

/** Counts the steps of the missions to which a step belongs. */
export function countMissions(
  gamification: Gamification,
  memberId: string,
  stepId: string,
): readonly MissionCount[] {
  const isDone = completionOf(gamification, memberId);
  return missionsOf(gamification, stepId).map((mission) => {
    const { id, edges } = mission;
    const excluded = followers(mission, isDone, true);
    const ends = edges.flatMap(({ headEntityId, tailEntityId }) => [headEntityId, tailEntityId]);
    const steps = [...new Set(ends)].filter(
      (step) => step !== id && (isDone(step) || !excluded.includes(step)),
    );
    return { missionId: id, done: steps.filter(isDone).length, possible: steps.length };
  });
}

/** Begins the steps that can be done after a completed one, and that members need not join. */
export function beginNextSteps(gamification: Gamification, memberId: string, stepId: string): void {
  const isDone = completionOf(gamification, memberId);
  const next = missionsOf(gamification, stepId).flatMap((mission) => followers(mission, isDone, false));
  const { achievements, members } = gamification.space.now();
  for (const { id, constraints } of achievements) {
    const isKnown = members[memberId]?.optIns.some(({ entityId }) => entityId === id);
    if (isKnown || !next.includes(id) || constraints.includes("optinRequiredForEntrants")) continue;
    setOptIn(gamification, memberId, { ...notEntered("Achievement", id), status: "Running" });
  }
}
