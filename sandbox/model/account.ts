import * as v from "valibot";
import { type Answer, granted, refused } from "./envelope";
import { readInput } from "./input";
import type { Model } from "./model";
import type { Player } from "./players";

const filled = (name: string) => v.pipe(v.string(`${name} must be a text`), v.nonEmpty(`${name} is empty`));

const credentials = {
  username: filled("username"),
  password: filled("password"),
  // Absent or empty is not malformed: it is a failed bot check.
  recaptchaToken: v.optional(v.string("recaptchaToken must be a text"), ""),
};

/** The payloads of specification section 3.1; keys beyond them are refused. */
const payloads = {
  stateless: v.strictObject(credentials),
  legacy: v.strictObject({
    ...credentials,
    channel: filled("channel"),
    flagConto: v.number("flagConto must be a number"),
    ipAddress: v.string("ipAddress must be a text"),
    pvd: v.string("pvd must be a text"),
    requestId: filled("requestId"),
    sessionId: filled("sessionId"),
  }),
};

export type LoginForm = keyof typeof payloads;

const legacyQuery = v.object({
  channel: filled("channel"),
  requestId: filled("requestId"),
  ipAddress: v.string("ipAddress must be a text"),
  infoChannel: v.string("infoChannel must be a text"),
});

const malformed = (message: string) => refused(400, "BAD_REQUEST", message);
const unauthorised = () => refused(401, "UNAUTHORISED", "Sessione assente o scaduta.");

/** Logs a player in. One refusal for a wrong name and a wrong password: it never tells which. */
export function login(model: Model, form: LoginForm, payload: unknown): Answer {
  const read = readInput(payloads[form], payload);
  if (!read.ok) return malformed(read.message);
  const { username, password, recaptchaToken } = read.value;
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

function playerOf(model: Model, token: string | undefined): Player | undefined {
  const username = token === undefined ? undefined : model.sessions.usernameOf(token);
  return username === undefined ? undefined : model.players.find(username);
}

/** The balance of the player whom the token belongs to. */
export function statelessBalance(model: Model, token: string | undefined): Answer {
  const player = playerOf(model, token);
  return player ? granted({ balance: player.balance, currency: "EUR" }) : unauthorised();
}

/** The same by the legacy path, which wants to know who asks in its query. */
export function legacyBalance(model: Model, token: string | undefined, query: unknown): Answer {
  const read = readInput(legacyQuery, query);
  return read.ok ? statelessBalance(model, token) : malformed(read.message);
}

/** Whether a token is still good. A call without any token is refused. */
export function checkToken(model: Model, token: string | undefined): Answer {
  if (token === undefined) return unauthorised();
  return granted({ valid: playerOf(model, token) !== undefined });
}
