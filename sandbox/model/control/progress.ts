import * as v from "../valibot";
import type { Answer } from "../envelope";
import { parseInput } from "../input";
import type { Model } from "../interface";
import { isInProgress, reachPercentage } from "../gamification/actions/progress";
import { badRequest, done } from "./inputs";

const percent = "expected a number from 0 to 100";

const progressInput = v.strictObject({
  player: v.string("expected the user name of a player"),
  entityId: v.string("expected the id of an achievement"),
  percent: v.pipe(v.number(percent), v.minValue(0, percent), v.maxValue(100, percent)),
});

/** Sets the percentage of an achievement that a player has joined. It does not join the achievement for the player. */
export function setProgress({ players, gamification }: Model, input: unknown): Answer {
  const parsed = parseInput(progressInput, input);
  if (!parsed.ok) return badRequest(parsed.message);
  const { player, entityId, percent: reached } = parsed.value;
  if (!players.find(player)) return badRequest(`player: there is no player "${player}"`);
  const { achievements, members } = gamification.space.now();
  const achievement = achievements.find(({ id }) => id === entityId);
  if (!achievement) return badRequest(`entityId: there is no achievement "${entityId}"`);
  const { id: memberId } = gamification.memberOf(player);
  const optIn = members[memberId]?.optIns.find((each) => each.entityId === entityId);
  if (!optIn) return badRequest(`${player} has no opt-in to ${entityId}`);
  if (!isInProgress(optIn)) {
    return badRequest(`the opt-in of ${player} to ${entityId} is ${optIn.status}: it makes no progress`);
  }
  reachPercentage(gamification, memberId, achievement, optIn, reached);
  return done;
}
