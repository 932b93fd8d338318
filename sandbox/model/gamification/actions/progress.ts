import type { Gamification } from "../interface";
import type { Achievement, Edge, Mission, OptIn } from "../space/entities";
import { notEntered } from "../space/opt-ins";
import { issueAward } from "./awards";
import { sendMessage } from "./messages";
import { setOptIn } from "./opt-in";

type Completion = (id: string) => boolean;

const optInOf = ({ space }: Gamification, memberId: string, id: string): OptIn | undefined =>
  space.now().members[memberId]?.optIns.find(({ entityId }) => entityId === id);

const completionOf =
  (gamification: Gamification, memberId: string): Completion =>
  (id) =>
    optInOf(gamification, memberId, id)?.status === "Completed";

/** The missions to which a step belongs. */
function missionsOf({ space }: Gamification, stepId: string): readonly Mission[] {
  const leadsToStep = ({ tailEntityId }: Edge) => tailEntityId === stepId;
  return space.now().missions.filter(({ id, edges }) => id !== stepId && edges.some(leadsToStep));
}

/**
 * Steps that follow a completed step. If `areExcluded` is true, only along edges that exclude the following
 * step; otherwise only along all other edges.
 */
const followers = ({ edges }: Mission, isDone: Completion, areExcluded: boolean): readonly string[] =>
  edges
    .filter(({ graphEdgeType }) => (graphEdgeType === "MUST_NOT") === areExcluded)
    .filter(({ headEntityId }) => isDone(headEntityId))
    .map(({ tailEntityId }) => tailEntityId);

/**
 * For each mission to which a step belongs, counts the completed steps and the steps that can still be
 * completed.
 */
function countMissions(gamification: Gamification, memberId: string, stepId: string) {
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

/** Starts the steps that follow a completed step and do not require members to join. */
function beginNextSteps(gamification: Gamification, memberId: string, stepId: string): void {
  const isDone = completionOf(gamification, memberId);
  const next = missionsOf(gamification, stepId).flatMap((mission) => followers(mission, isDone, false));
  for (const { id, constraints } of gamification.space.now().achievements) {
    const isKnown = optInOf(gamification, memberId, id) !== undefined;
    if (isKnown || !next.includes(id) || constraints.includes("optinRequiredForEntrants")) continue;
    setOptIn(gamification, memberId, { ...notEntered("Achievement", id), status: "Running" });
  }
}

const achievementOf = ({ space }: Gamification, entityId: string): Achievement | undefined =>
  space.now().achievements.find(({ id }) => id === entityId);

/** Issues the awards of a completed achievement and sends a message about it. */
function complete(gamification: Gamification, memberId: string, { id, name }: Achievement) {
  const rewards = gamification.space.now().rewards.filter(({ entityId }) => entityId === id);
  for (const reward of rewards) issueAward(gamification, memberId, reward.id);
  sendMessage(gamification, memberId, {
    type: "Notification",
    subject: "Traguardo completato",
    body: `Hai completato «${name}».`,
    about: ["Achievement", id],
  });
}

/** Opt-in states of a member who takes part in an achievement and has not completed it. */
const inProgress: readonly string[] = ["Entrant", "Preparing", "Running", "Completing"];

export const isInProgress = ({ status }: OptIn): boolean => inProgress.includes(status);

/** Stores a member's progress and sends callbacks about it. At 100 percent the achievement is completed. */
function setReached(
  gamification: Gamification,
  memberId: string,
  achievement: Achievement,
  optIn: OptIn,
  progress: Pick<OptIn, "points" | "percentageComplete">,
): void {
  const isComplete = progress.percentageComplete >= 100;
  setOptIn(gamification, memberId, { ...optIn, ...progress, status: isComplete ? "Completed" : "Running" });
  if (!isComplete) return;
  complete(gamification, memberId, achievement);
  beginNextSteps(gamification, memberId, achievement.id);
  advanceMissions(gamification, memberId, achievement.id);
}

/**
 * Updates the missions to which a completed step belongs. The progress of a mission is the share of its steps
 * that the member has completed.
 */
function advanceMissions(gamification: Gamification, memberId: string, stepId: string): void {
  for (const { missionId, done, possible } of countMissions(gamification, memberId, stepId)) {
    const mission = achievementOf(gamification, missionId);
    const optIn = optInOf(gamification, memberId, missionId);
    if (!mission || !optIn || !isInProgress(optIn)) continue;
    const points = done === possible ? mission.strategies.pointsStrategy.pointsValue : done;
    const percentageComplete = Math.floor((done / possible) * 100);
    setReached(gamification, memberId, mission, optIn, { points, percentageComplete });
  }
}

/**
 * Sets a member's achievement to a percentage, from 0 to 100. The points are calculated from the percentage
 * and rounded to hundredths.
 */
export function reachPercentage(
  gamification: Gamification,
  memberId: string,
  achievement: Achievement,
  optIn: OptIn,
  percentageComplete: number,
): void {
  const points = Math.round(achievement.strategies.pointsStrategy.pointsValue * percentageComplete) / 100;
  setReached(gamification, memberId, achievement, optIn, { points, percentageComplete });
}

/** Adds points to a member's running achievement. Does nothing if the member has not opted in. */
export function addPoints(
  gamification: Gamification,
  memberId: string,
  entityId: string,
  points: number,
): void {
  const achievement = achievementOf(gamification, entityId);
  const optIn = optInOf(gamification, memberId, entityId);
  if (!achievement || optIn?.status !== "Running") return;
  const goal = achievement.strategies.pointsStrategy.pointsValue;
  const reached = Math.min(optIn.points + points, goal);
  const percentageComplete = Math.floor((reached / goal) * 100);
  setReached(gamification, memberId, achievement, optIn, { points: reached, percentageComplete });
}

const isRunning = ({ entityType, status }: OptIn) => entityType === "Achievement" && status === "Running";

/**
 * Adds one point to one of a member's running achievements. The achievements take turns. The progress of
 * missions follows from that of their steps.
 */
export function makeProgress(gamification: Gamification, memberId: string, turn: number): void {
  const { members, missions } = gamification.space.now();
  const isMission = ({ entityId }: OptIn) => missions.some(({ id }) => id === entityId);
  const running = members[memberId]?.optIns.filter((each) => isRunning(each) && !isMission(each)) ?? [];
  const next = running[turn % running.length];
  if (next) addPoints(gamification, memberId, next.entityId, 1);
}
