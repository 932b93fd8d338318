import * as v from "../valibot";
import type { Answer } from "../envelope";
import { parseInput } from "../input";
import type { Model } from "../interface";
import { setNextTile, setPlays } from "../gamification/actions/plays";
import { badRequest, done, wholeNumber } from "./inputs";

const playsInput = v.strictObject({
  player: v.string("expected the user name of a player"),
  instantWinId: v.string("expected the id of an instant win"),
  plays: v.optional(wholeNumber(0, 1000)),
  nextTile: v.optional(wholeNumber(0, 1000)),
});

/** Sets the plays that a player has left in an instant win, and what the next of them draws. */
export function arrangePlays({ players, gamification }: Model, input: unknown): Answer {
  const parsed = parseInput(playsInput, input);
  if (!parsed.ok) return badRequest(parsed.message);
  const { player, instantWinId, plays, nextTile } = parsed.value;
  if (!players.find(player)) return badRequest(`player: there is no player "${player}"`);
  const instantWin = gamification.space.now().instantWins.find(({ id }) => id === instantWinId);
  if (!instantWin) return badRequest(`instantWinId: there is no instant win "${instantWinId}"`);
  if (nextTile !== undefined && !instantWin.tiles[nextTile]) {
    return badRequest(`nextTile: ${instantWinId} has the tiles 0 to ${instantWin.tiles.length - 1}`);
  }
  const { id: memberId } = gamification.memberOf(player);
  if (plays !== undefined) setPlays(gamification, memberId, instantWinId, plays);
  if (nextTile !== undefined) setNextTile(gamification, memberId, instantWinId, nextTile);
  return done;
}
