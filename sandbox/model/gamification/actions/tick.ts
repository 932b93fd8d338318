import type { Gamification } from "../interface";
import { entityStates } from "../space/statuses";
import { expireAwards } from "./awards";
import { advanceLifecycles } from "./lifecycle";
import { returnPlays } from "./plays";
import { makeProgress } from "./progress";

/** Members make progress once in this many steps. */
const stepsPerProgress = 5;

/** Plays come back once in this many steps: a minute. */
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
