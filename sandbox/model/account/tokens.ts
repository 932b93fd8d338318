import { gamificationPaths, accountPaths } from "../configuration";
import { withoutEnvelope, success } from "../envelope";
import type { Calls } from "../interface";
import * as v from "../valibot";
import { forBearer, bearerOf, playerOf, unauthorised, withBasic } from "./credentials";
import { bothModes, endpoint, type ValidCall, nonEmptyText, sender } from "./endpoint";

/** The operator's own service, which exchanges a valid account token for a member's token. */
const memberToken = endpoint(
  {},
  forBearer(({ username }, { model: { gamification } }) => {
    const member = gamification.memberOf(username);
    return withoutEnvelope({ jwtToken: gamification.tokens.mint(member) });
  }),
);

export const gamificationCalls: Calls = {
  [`GET ${gamificationPaths.token}`]: memberToken,
  [`POST ${gamificationPaths.token}`]: memberToken,
};

/** Reports whether the token in the `Authorization` header is still valid. Refuses a call without a token. */
function checkBearer({ model, headers }: ValidCall) {
  const token = bearerOf(headers);
  return token === undefined ? unauthorised() : success({ valid: playerOf(model, token) !== undefined });
}

const verifyBody = v.strictObject({ ...sender, tokenSession: nonEmptyText("tokenSession") });

type Verify = ValidCall<unknown, v.InferOutput<typeof verifyBody>>;

/** Reports whether the token in the body is still valid. The caller needs a valid token, too. */
const verifySession = forBearer((_, { model, body }: Verify) =>
  success({ valid: playerOf(model, body.tokenSession) !== undefined }),
);

const refreshBody = v.strictObject({ jwt: nonEmptyText("jwt") });

/** Exchanges a token for a new one. This is the only call that accepts an expired token. */
function refresh({ model, headers, body }: ValidCall<unknown, v.InferOutput<typeof refreshBody>>) {
  if (bearerOf(headers) !== body.jwt)
    return unauthorised("Il token da rinnovare non è quello della sessione.");
  const token = model.sessions.refresh(body.jwt);
  if (token === undefined)
    return unauthorised("Il token non si può rinnovare: è ignoto, troppo vecchio o già usato.");
  return withoutEnvelope({ token });
}

const ssoBody = v.strictObject({ token: nonEmptyText("token") });

type Sso = ValidCall<unknown, v.InferOutput<typeof ssoBody>>;

/** The login of the mobile app: starts a new session for the owner of a valid token. */
const ssoToken = withBasic("ssoToken", ({ model, body }: Sso) => {
  const player = playerOf(model, body.token);
  return player ? withoutEnvelope({ token: model.sessions.open(player.username) }) : unauthorised();
});

export const tokenCalls: Calls = {
  [`GET ${accountPaths.checkToken}`]: endpoint(bothModes, checkBearer),
  [`GET ${accountPaths.verifyToken}`]: endpoint({ statelessHeaders: "always" }, checkBearer),
  [`POST ${accountPaths.verifyToken}`]: endpoint({ body: verifyBody }, verifySession),
  [`POST ${accountPaths.refresh}`]: endpoint({ ...bothModes, body: refreshBody }, refresh),
  [`POST ${accountPaths.ssoToken}`]: endpoint({ ...bothModes, body: ssoBody }, ssoToken),
};
