import * as v from "valibot";
import type { Calls } from "../call";
import type { Nickname } from "./demo-players";
import { granted, refused } from "../envelope";
import { accountPaths } from "../paths";
import type { Player, Players } from "./players";
import { forBearer } from "./credentials";
import { endpoint, type Given } from "./endpoint";
import { anyText, describedSender, filled, sender } from "./fields";

const readQuery = v.strictObject({ ...sender, sessionId: filled("sessionId"), siteId: filled("siteId") });

const writeBody = v.strictObject({
  ...describedSender,
  sessionId: filled("sessionId"),
  siteId: filled("siteId"),
  nickname: anyText("nickname"),
});

const allowed = /^[a-z0-9._-]{3,20}$/i;

/** Of sites where a player had no nickname yet. */
const usualProvider = "vetrina";

const onSite = (nicknames: readonly Nickname[], siteId: string) =>
  nicknames.filter((each) => each.siteId === siteId);

/** Case makes no second nickname. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const isTaken = (players: Players, username: string, siteId: string, nickname: string) =>
  players
    .all()
    .some(
      (other) =>
        other.username !== username &&
        onSite(other.nicknames, siteId).some((each) => isSame(each.nickname, nickname)),
    );

function read({ nicknames }: Player, { query }: Given<v.InferOutput<typeof readQuery>>) {
  return granted({ nicknames: onSite(nicknames, query.siteId) });
}

function write(player: Player, { model, body }: Given<unknown, v.InferOutput<typeof writeBody>>) {
  const { siteId, nickname } = body;
  if (!allowed.test(nickname)) {
    return refused(
      400,
      "NICKNAME_INVALID",
      "Il nickname può avere da 3 a 20 caratteri: lettere non accentate, cifre, punto, trattino e trattino basso.",
    );
  }
  if (isTaken(model.players, player.username, siteId, nickname)) {
    return refused(409, "NICKNAME_TAKEN", "Questo nickname è già in uso: scegline un altro.");
  }
  const providerId = onSite(player.nicknames, siteId)[0]?.providerId ?? usualProvider;
  const written = { siteId, nickname, providerId };
  const others = player.nicknames.filter((each) => each.siteId !== siteId);
  model.players.change(player.username, { nicknames: [...others, written] });
  return granted({ nicknames: [written] });
}

export const nicknameCalls: Calls = {
  [`GET ${accountPaths.nickname}`]: endpoint(
    { statelessHeaders: "in stateless mode", query: readQuery },
    forBearer(read),
  ),
  [`POST ${accountPaths.nickname}`]: endpoint(
    { statelessHeaders: "in stateless mode", body: writeBody },
    forBearer(write),
  ),
};
