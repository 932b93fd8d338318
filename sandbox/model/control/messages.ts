import * as v from "../valibot";
import { eventRefTypes, messageTypes } from "../../../src/gamification/schema/messages";
import type { Answer } from "../envelope";
import { sendMessage } from "../gamification/actions/messages";
import { parseInput } from "../input";
import type { Model } from "../interface";
import { badRequest, done } from "./inputs";

const maxExpiry = 400 * 24 * 60;

const messageInput = v.strictObject({
  player: v.string("expected the user name of a player"),
  type: v.optional(v.picklist(messageTypes, `expected one of ${messageTypes.join(", ")}`), "InboxItem"),
  subject: v.string("expected a text"),
  body: v.optional(v.string("expected a text"), ""),
  minutes: v.optional(
    v.pipe(
      v.number("expected the minutes until the message expires"),
      v.minValue(-maxExpiry, "expected the minutes until the message expires"),
      v.maxValue(maxExpiry, "expected the minutes until the message expires"),
    ),
  ),
  about: v.optional(
    v.strictObject({
      type: v.picklist(eventRefTypes, `expected one of ${eventRefTypes.join(", ")}`),
      id: v.string("expected the id of an entity"),
    }),
  ),
});

const minute = 60_000;

/** Sends a message to a player, as an operator does: it is in the inbox at once, and the callbacks are sent. */
export function addMessage({ players, gamification }: Model, input: unknown): Answer {
  const parsed = parseInput(messageInput, input);
  if (!parsed.ok) return badRequest(parsed.message);
  const { player, type, subject, body, minutes, about } = parsed.value;
  if (!players.find(player)) return badRequest(`player: there is no player "${player}"`);
  sendMessage(gamification, gamification.memberOf(player).id, {
    ...{ type, subject, body },
    ...(minutes !== undefined && { expires: minutes * minute }),
    ...(about && { about: [about.type, about.id] as const }),
  });
  return done;
}
