import { accountPaths } from "../configuration";
import { success, withoutEnvelope } from "../envelope";
import type { Calls } from "../interface";
import * as v from "../valibot";
import { forBearer, forJwtHeader, withBasic, playerOf, unauthorised } from "./credentials";
import {
  bothModes,
  endpoint,
  describedSender,
  byMode,
  type ValidCall,
  nonEmptyText,
  malformed,
} from "./endpoint";
import type { Player } from "./players";
import { isInForce } from "./restrictions";
import { unsignedToken } from "./sessions";

/** An instant as the services send it: ISO 8601, in UTC; null for the end of a period that never ends. */
const toIsoInstant = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const senderFields = v.strictObject(describedSender);

const balance = forBearer(({ balance }) => success({ balance, currency: "EUR" }));

const unreadMessages = forBearer(({ unreadMessages }) => success({ numberMessage: unreadMessages }));

/** Lifetime of the help desk's token, milliseconds: enough to start a conversation. */
const helpDeskTokenLife = 15 * 60 * 1000;

const registry = forBearer(({ username }, { model }) => {
  const now = model.clock.now();
  const claims = { sub: username, jti: "vivocha", issued: now, expires: now + helpDeskTokenLife };
  return withoutEnvelope({ vivochaJwt: unsignedToken(claims) });
});

const gameSession = withBasic(
  "gameSession",
  forJwtHeader(({ username }, { model }) => success({ token: model.sessions.openGame(username) })),
);

const enableBody = v.strictObject({
  ...describedSender,
  productId: nonEmptyText("productId"),
  sessionId: nonEmptyText("sessionId"),
});

/** Enables a product for a player, unless a restriction applies to the player. */
function enable(player: Player, { model, body }: ValidCall<unknown, v.InferOutput<typeof enableBody>>) {
  if (player.restriction !== "none") return success({ enabled: false });
  const products = new Set([...player.products, body.productId]);
  model.players.change(player.username, { products: [...products] });
  return success({ enabled: true });
}

const betsQuery = v.strictObject({ tokenJWT: nonEmptyText("tokenJWT") });

/** The betting back end reads the token from the query and refuses an `Authorization` header. */
function openBets({ model, headers, query }: ValidCall<v.InferOutput<typeof betsQuery>>) {
  if (headers.authorization !== undefined)
    return malformed("no Authorization header allowed: the token is in the query");
  const player = playerOf(model, query.tokenJWT);
  if (!player) return unauthorised();
  return success({
    bets: player.openBets.map(({ placedAt, ...bet }) => ({ ...bet, placedAt: toIsoInstant(placedAt) })),
  });
}

const selfExclusion = forBearer(({ selfExclusion: record }, { model }) =>
  success({
    active: record ? isInForce(record, model.clock.now()) : false,
    from: toIsoInstant(record?.from ?? null),
    until: toIsoInstant(record?.until ?? null),
    billCode: record?.billCode ?? "",
  }),
);

/** All pauses on record. The client decides which of them are in force. */
const gamePauses = forBearer(({ breaks }) =>
  success({
    breaks: breaks.map(({ scope, from, until, permanent }) => ({
      scope,
      from: toIsoInstant(from),
      until: toIsoInstant(until),
      permanent,
    })),
  }),
);

const pausesQuery = v.strictObject({ permanenti: v.literal("false", 'permanenti must be "false"') });

/** Calls that require a player's token or the credentials of a service. */
export const playerCalls: Calls = {
  [`GET ${accountPaths.balance}`]: endpoint({ query: senderFields }, balance),
  [`GET ${accountPaths.statelessBalance}`]: endpoint({ statelessHeaders: "always" }, balance),
  [`GET ${accountPaths.inbox}`]: endpoint({ ...bothModes, query: senderFields }, unreadMessages),
  [`GET ${accountPaths.registry}`]: byMode(
    endpoint({ query: senderFields }, registry),
    endpoint({ statelessHeaders: "always" }, registry),
  ),
  [`POST ${accountPaths.gameSession}`]: endpoint({ ...bothModes, body: senderFields }, gameSession),
  [`POST ${accountPaths.productEnable}`]: endpoint({ ...bothModes, body: enableBody }, forBearer(enable)),
  [`GET ${accountPaths.openBets}`]: endpoint({ ...bothModes, query: betsQuery }, openBets),
  [`GET ${accountPaths.selfExclusion}`]: endpoint({}, selfExclusion),
  [`GET ${accountPaths.statelessSelfExclusion}`]: endpoint({ statelessHeaders: "always" }, selfExclusion),
  [`GET ${accountPaths.gamePauses}`]: endpoint({ query: pausesQuery }, gamePauses),
  [`GET ${accountPaths.statelessGamePauses}`]: endpoint(
    { statelessHeaders: "always", query: pausesQuery },
    gamePauses,
  ),
};
