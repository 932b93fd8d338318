import type { BasicCredentials } from "./basic-credentials";
import type { Call } from "../call";
import { type Answer, refused } from "../envelope";
import type { Model } from "../interface";
import { jwtHeader } from "../paths";
import type { Player } from "./players";
import type { Given } from "./endpoint";

export const unauthorised = (message = "Sessione assente o scaduta.") =>
  refused(401, "UNAUTHORISED", message);

/** The token of `Authorization: Bearer …`. */
export function bearerOf(headers: Call["headers"]): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** The player whom a good token belongs to. */
export function playerOf(model: Model, token: string | undefined): Player | undefined {
  const username = token === undefined ? undefined : model.sessions.usernameOf(token);
  return username === undefined ? undefined : model.players.find(username);
}

type ForPlayer<G> = (player: Player, given: G) => Answer;

const answerTo = <G extends Given>(token: string | undefined, given: G, answer: ForPlayer<G>): Answer => {
  const player = playerOf(given.model, token);
  return player ? answer(player, given) : unauthorised();
};

/** Answers the player who bears a good token, nobody else. */
export const forBearer =
  <G extends Given>(answer: ForPlayer<G>) =>
  (given: G): Answer =>
    answerTo(bearerOf(given.headers), given, answer);

/** The same where `Authorization` holds something else and the token has a header of its own. */
export const forJwtHeader =
  <G extends Given>(answer: ForPlayer<G>) =>
  (given: G): Answer =>
    answerTo(given.headers[jwtHeader], given, answer);

/** Answers who shows the Basic credentials of a call, nobody else. */
export const withBasic =
  <G extends Given>(name: keyof BasicCredentials, answer: (given: G) => Answer) =>
  (given: G): Answer =>
    given.headers.authorization === `Basic ${btoa(given.model.basic[name])}`
      ? answer(given)
      : unauthorised("Credenziali del servizio assenti o errate.");
