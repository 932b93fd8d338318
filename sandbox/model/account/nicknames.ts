import { accountPaths } from "../configuration";
import { success, failure } from "../envelope";
import type { Calls } from "../interface";
import * as v from "../valibot";
import { forBearer } from "./credentials";
import type { Nickname } from "./demo-players";
import {
  bothModes,
  endpoint,
  type ValidCall,
  anyText,
  describedSender,
  nonEmptyText,
  sender,
} from "./endpoint";
import type { Player, Players } from "./players";

const readQuery = v.strictObject({
  ...sender,
  sessionId: nonEmptyText("sessionId"),
  siteId: nonEmptyText("siteId"),
});

const writeBody = v.strictObject({
  ...describedSender,
  sessionId: nonEmptyText("sessionId"),
  siteId: nonEmptyText("siteId"),
  nickname: anyText("nickname"),
});

const nicknamePattern = /^[a-z0-9._-]{3,20}$/i;

/** The provider of a player's first nickname on a site. */
const defaultProvider = "vetrina";

const onSite = (nicknames: readonly Nickname[], siteId: string) =>
  nicknames.filter((each) => each.siteId === siteId);

/** Nicknames that differ only in case are the same. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const isTaken = (players: Players, username: string, siteId: string, nickname: string) =>
  players
    .all()
    .some(
      (other) =>
        other.username !== username &&
        onSite(other.nicknames, siteId).some((each) => isSame(each.nickname, nickname)),
    );

function read({ nicknames }: Player, { query }: ValidCall<v.InferOutput<typeof readQuery>>) {
  return success({ nicknames: onSite(nicknames, query.siteId) });
}

function write(player: Player, { model, body }: ValidCall<unknown, v.InferOutput<typeof writeBody>>) {
  const { siteId, nickname } = body;
  if (!nicknamePattern.test(nickname)) {
    return failure(
      400,
      "NICKNAME_INVALID",
      "Il nickname può avere da 3 a 20 caratteri: lettere non accentate, cifre, punto, trattino e trattino basso.",
    );
  }
  if (isTaken(model.players, player.username, siteId, nickname)) {
    return failure(409, "NICKNAME_TAKEN", "Questo nickname è già in uso: scegline un altro.");
  }
  const providerId = onSite(player.nicknames, siteId)[0]?.providerId ?? defaultProvider;
  const updated = { siteId, nickname, providerId };
  const others = player.nicknames.filter((each) => each.siteId !== siteId);
  model.players.change(player.username, { nicknames: [...others, updated] });
  return success({ nicknames: [updated] });
}

export const nicknameCalls: Calls = {
  [`GET ${accountPaths.nickname}`]: endpoint({ ...bothModes, query: readQuery }, forBearer(read)),
  [`POST ${accountPaths.nickname}`]: endpoint({ ...bothModes, body: writeBody }, forBearer(write)),
};
