import { eventRefTypes, messageTypes } from "../../../src/gamification/protocol/messages";
import { minute } from "../clock";
import { sendMessage } from "../gamification/actions/messages";
import { setNextTile, setPlays } from "../gamification/actions/plays";
import { isInProgress, reachPercentage } from "../gamification/actions/progress";
import * as v from "../valibot";
import { command, numberBetween, wholeNumber } from "./command";

const maxExpiry = 400 * 24 * 60;

const messageInput = v.strictObject({
  player: v.string("expected the user name of a player"),
  type: v.optional(v.picklist(messageTypes, `expected one of ${messageTypes.join(", ")}`), "InboxItem"),
  subject: v.string("expected a text"),
  body: v.optional(v.string("expected a text"), ""),
  minutes: v.optional(numberBetween(-maxExpiry, maxExpiry, "expected the minutes until the message expires")),
  about: v.optional(
    v.strictObject({
      type: v.picklist(eventRefTypes, `expected one of ${eventRefTypes.join(", ")}`),
      id: v.string("expected the id of an entity"),
    }),
  ),
});

/**
 * Sends a message to a player as an operator does. The message is in the inbox immediately, and the broker
 * sends callbacks.
 */
export const addMessage = command(messageInput, ({ players, gamification }, input) => {
  const { player, type, subject, body, minutes, about } = input;
  if (!players.find(player)) return `player: there is no player "${player}"`;
  sendMessage(gamification, gamification.memberOf(player).id, {
    type,
    subject,
    body,
    ...(minutes !== undefined && { expires: minutes * minute }),
    ...(about && { about: [about.type, about.id] as const }),
  });
  return undefined;
});

const playsInput = v.strictObject({
  player: v.string("expected the user name of a player"),
  instantWinId: v.string("expected the id of an instant win"),
  plays: v.optional(wholeNumber(0, 1000)),
  nextTile: v.optional(wholeNumber(0, 1000)),
});

/**
 * Sets the number of plays that a player has left in an instant win, and the tile that the next play selects.
 */
export const arrangePlays = command(playsInput, ({ players, gamification }, input) => {
  const { player, instantWinId, plays, nextTile } = input;
  if (!players.find(player)) return `player: there is no player "${player}"`;
  const instantWin = gamification.space.now().instantWins.find(({ id }) => id === instantWinId);
  if (!instantWin) return `instantWinId: there is no instant win "${instantWinId}"`;
  if (nextTile !== undefined && !instantWin.tiles[nextTile]) {
    return `nextTile: ${instantWinId} has the tiles 0 to ${instantWin.tiles.length - 1}`;
  }
  const { id: memberId } = gamification.memberOf(player);
  if (plays !== undefined) setPlays(gamification, memberId, instantWinId, plays);
  if (nextTile !== undefined) setNextTile(gamification, memberId, instantWinId, nextTile);
  return undefined;
});

const progressInput = v.strictObject({
  player: v.string("expected the user name of a player"),
  entityId: v.string("expected the id of an achievement"),
  percent: numberBetween(0, 100, "expected a number from 0 to 100"),
});

/** Sets the player's percentage of an achievement. The player must have joined the achievement before. */
export const setProgress = command(progressInput, ({ players, gamification }, input) => {
  const { player, entityId, percent: reached } = input;
  if (!players.find(player)) return `player: there is no player "${player}"`;
  const { achievements, members } = gamification.space.now();
  const achievement = achievements.find(({ id }) => id === entityId);
  if (!achievement) return `entityId: there is no achievement "${entityId}"`;
  const { id: memberId } = gamification.memberOf(player);
  const optIn = members[memberId]?.optIns.find((each) => each.entityId === entityId);
  if (!optIn) return `${player} has no opt-in to ${entityId}`;
  if (!isInProgress(optIn)) {
    return `the opt-in of ${player} to ${entityId} is ${optIn.status}: it makes no progress`;
  }
  reachPercentage(gamification, memberId, achievement, optIn, reached);
  return undefined;
});
