import * as v from "valibot";
import type { Calls } from "../call";
import { granted, refused } from "../envelope";
import { accountPaths } from "../paths";
import { endpoint, type Given } from "./endpoint";
import { anyText, filled, sender } from "./fields";

const credentials = {
  username: filled("username"),
  password: filled("password"),
  // Absent or empty is not malformed: it is a failed bot check.
  recaptchaToken: v.optional(anyText("recaptchaToken"), ""),
};

/** The payloads of specification section 3.1; keys beyond them are refused. */
const statelessPayload = v.strictObject(credentials);

const legacyPayload = v.strictObject({
  ...credentials,
  ...sender,
  flagConto: v.number("flagConto must be a number"),
  pvd: anyText("pvd"),
  sessionId: filled("sessionId"),
});

/** Logs a player in. One refusal for a wrong name and a wrong password: it never tells which. */
function login({ model, body }: Given<unknown, v.InferOutput<typeof statelessPayload>>) {
  const { username, password, recaptchaToken } = body;
  if (!model.botChecks.consume(recaptchaToken)) {
    return refused(403, "BOT_CHECK", "Verifica di sicurezza assente, scaduta o già usata.");
  }
  const player = model.players.find(username);
  if (player?.password !== password) {
    return refused(401, "WRONG_CREDENTIALS", "Nome utente o password non corretti.");
  }
  return granted({
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
