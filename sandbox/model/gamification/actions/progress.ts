import type { Gamification } from "../interface";
import type { Achievement, OptIn } from "../space/entities";
import { issueAward } from "./awards";
import { sendMessage } from "./messages";
import { setOptIn } from "./opt-in";

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

/** The opt-in states in which a member takes part in an achievement and has not completed it. */
const inProgress: readonly string[] = ["Entrant", "Preparing", "Running", "Completing"];

export const isInProgress = ({ status }: OptIn): boolean => inProgress.includes(status);

/** Stores and announces a member's progress. At 100 percent the achievement is completed. */
function setReached(
  gamification: Gamification,
  memberId: string,
  achievement: Achievement,
  optIn: OptIn,
  progress: Pick<OptIn, "points" | "percentageComplete">,
): void {
  const isComplete = progress.percentageComplete >= 100;
  setOptIn(gamification, memberId, { ...optIn, ...progress, status: isComplete ? "Completed" : "Running" });
  if (isComplete) complete(gamification, memberId, achievement);
}

/** Brings a member's achievement to a percentage, from 0 to 100. The points follow from it, to the hundredth. */
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
  const optIn = gamification.space
    .now()
    .members[memberId]?.optIns.find((each) => each.entityId === entityId && each.status === "Running");
  if (!achievement || !optIn) return;
  const goal = achievement.strategies.pointsStrategy.pointsValue;
  const reached = Math.min(optIn.points + points, goal);
  const percentageComplete = Math.round((reached / goal) * 100);
  setReached(gamification, memberId, achievement, optIn, { points: reached, percentageComplete });
}

const isRunning = ({ entityType, status }: OptIn) => entityType === "Achievement" && status === "Running";

/** Adds one point to one of a member's running achievements; each has its turn. */
export function makeProgress(gamification: Gamification, memberId: string, turn: number): void {
  const running = gamification.space.now().members[memberId]?.optIns.filter(isRunning) ?? [];
  const next = running[turn % running.length];
  if (next) addPoints(gamification, memberId, next.entityId, 1);
}
