import * as v from "valibot";
import type { Calls } from "../call";
import { bare, granted } from "../envelope";
import { accountPaths } from "../paths";
import { bearerOf, forBearer, playerOf, unauthorised, withBasic } from "./credentials";
import { endpoint, type Given } from "./endpoint";
import { filled, sender } from "./fields";

/** Whether the bearer's own token is still good; a call without any token is refused. */
function checkBearer({ model, headers }: Given) {
  const token = bearerOf(headers);
  return token === undefined ? unauthorised() : granted({ valid: playerOf(model, token) !== undefined });
}

const verifyBody = v.strictObject({ ...sender, tokenSession: filled("tokenSession") });

type Verify = Given<unknown, v.InferOutput<typeof verifyBody>>;

/** Whether a session's token is still good, asked by a player who has one. */
const verifySession = forBearer((_, { model, body }: Verify) =>
  granted({ valid: playerOf(model, body.tokenSession) !== undefined }),
);

const refreshBody = v.strictObject({ jwt: filled("jwt") });

/** The one call that an expired token may make: it is exchanged for a new one. */
function refresh({ model, headers, body }: Given<unknown, v.InferOutput<typeof refreshBody>>) {
  if (bearerOf(headers) !== body.jwt)
    return unauthorised("Il token da rinnovare non è quello della sessione.");
  const token = model.sessions.refresh(body.jwt);
  if (token === undefined)
    return unauthorised("Il token non si può rinnovare: è ignoto, troppo vecchio o già usato.");
  return bare({ token });
}

const ssoBody = v.strictObject({ token: filled("token") });

type Sso = Given<unknown, v.InferOutput<typeof ssoBody>>;

/** The mobile app's way in: a session of its own for the player of a good token. */
const ssoToken = withBasic("ssoToken", ({ model, body }: Sso) => {
  const player = playerOf(model, body.token);
  return player ? bare({ token: model.sessions.open(player.username) }) : unauthorised();
});

export const tokenCalls: Calls = {
  [`GET ${accountPaths.checkToken}`]: endpoint({ statelessHeaders: "in stateless mode" }, checkBearer),
  [`GET ${accountPaths.verifyToken}`]: endpoint({ statelessHeaders: "always" }, checkBearer),
  [`POST ${accountPaths.verifyToken}`]: endpoint({ body: verifyBody }, verifySession),
  [`POST ${accountPaths.refresh}`]: endpoint(
    { statelessHeaders: "in stateless mode", body: refreshBody },
    refresh,
  ),
  [`POST ${accountPaths.ssoToken}`]: endpoint(
    { statelessHeaders: "in stateless mode", body: ssoBody },
    ssoToken,
  ),
};
