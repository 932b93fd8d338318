import type { Gamification } from "../interface";
import type { Achievement, OptIn } from "../space/entities";
import { issueAward } from "./awards";
import { sendMessage } from "./messages";
import { setOptIn } from "./opt-in";

const achievementOf = ({ space }: Gamification, entityId: string): Achievement | undefined =>
  space.now().achievements.find(({ id }) => id === entityId);

/** Issues the award of a completed achievement and sends a message about it. */
function complete(gamification: Gamification, memberId: string, { id, name }: Achievement) {
  const reward = gamification.space.now().rewards.find(({ entityId }) => entityId === id);
  if (reward) issueAward(gamification, memberId, reward.id);
  sendMessage(gamification, memberId, {
    type: "Notification",
    subject: "Raccolta completata",
    body: `Hai completato «${name}».`,
    about: ["Achievement", id],
  });
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
  const isComplete = reached >= goal;
  const status = isComplete ? "Completed" : "Running";
  setOptIn(gamification, memberId, { ...optIn, points: reached, percentageComplete, status });
  if (isComplete) complete(gamification, memberId, achievement);
}

const isRunning = ({ entityType, status }: OptIn) => entityType === "Achievement" && status === "Running";

/** Adds one point to one of a member's running achievements; each has its turn. */
export function makeProgress(gamification: Gamification, memberId: string, turn: number): void {
  const running = gamification.space.now().members[memberId]?.optIns.filter(isRunning) ?? [];
  const next = running[turn % running.length];
  if (next) addPoints(gamification, memberId, next.entityId, 1);
}
