import type { Gamification } from "../interface";
import { entityStates } from "../space/statuses";
import { expireAwards } from "./awards";
import { advanceLifecycles } from "./lifecycle";
import { makeProgress } from "./progress";

/** Every so many steps somebody makes progress. */
const stepsPerProgress = 5;

/** One step of the space's life. @param number of the step, from 1 */
export function tick(gamification: Gamification, number: number): void {
  advanceLifecycles(gamification);
  const { contests, members } = gamification.space.now();
  for (const memberId of Object.keys(members)) expireAwards(gamification, memberId);
  for (const { id, statusCode } of contests) {
    if (statusCode !== entityStates.Active) continue;
    gamification.boards.step(id);
    gamification.boardMoved(id);
  }
  if (number % stepsPerProgress !== 0) return;
  for (const memberId of Object.keys(members))
    makeProgress(gamification, memberId, number / stepsPerProgress);
}
