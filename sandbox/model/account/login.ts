import { accountPaths } from "../configuration";
import { success, failure } from "../envelope";
import type { Calls } from "../interface";
import * as v from "../valibot";
import { endpoint, type ValidCall, anyText, nonEmptyText, sender } from "./endpoint";

const credentials = {
  username: nonEmptyText("username"),
  password: nonEmptyText("password"),
  // If the token is missing or empty, the bot check fails; the call is not malformed.
  recaptchaToken: v.optional(anyText("recaptchaToken"), ""),
};

/** The payload of specification section 3.1. A call with other keys is refused. */
const statelessPayload = v.strictObject(credentials);

const legacyPayload = v.strictObject({
  ...credentials,
  ...sender,
  flagConto: v.number("flagConto must be a number"),
  pvd: anyText("pvd"),
  sessionId: nonEmptyText("sessionId"),
});

/**
 * Logs a player in. An unknown name and a wrong password cause the same error, so that nobody can find out
 * which names exist.
 */
function login({ model, body }: ValidCall<unknown, v.InferOutput<typeof statelessPayload>>) {
  const { username, password, recaptchaToken } = body;
  if (!model.botChecks.consume(recaptchaToken)) {
    return failure(403, "BOT_CHECK", "Verifica di sicurezza assente, scaduta o già usata.");
  }
  const player = model.players.find(username);
  if (player?.password !== password) {
    return failure(401, "WRONG_CREDENTIALS", "Nome utente o password non corretti.");
  }
  return success({
    jwt: model.sessions.open(username),
    userInfo: { name: player.displayName, siteNicknames: player.nicknames },
  });
}

export const loginCalls: Calls = {
  [`POST ${accountPaths.login}`]: endpoint({ body: legacyPayload }, login),
  [`POST ${accountPaths.statelessLogin}`]: endpoint(
    { statelessHeaders: "always", body: statelessPayload },
    login,
  ),
};
