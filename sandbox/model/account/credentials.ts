import { jwtHeader } from "../configuration";
import { type Answer, failure } from "../envelope";
import type { Call, Model } from "../interface";
import type { ValidCall } from "./endpoint";
import type { Player } from "./players";
import type { BasicCredentials } from "./sessions";

export const unauthorised = (message = "Sessione assente o scaduta.") =>
  failure(401, "UNAUTHORISED", message);

/** The token of `Authorization: Bearer …`. */
export function bearerOf(headers: Call["headers"]): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** The player to whom a valid token belongs. */
export function playerOf(model: Model, token: string | undefined): Player | undefined {
  const username = token === undefined ? undefined : model.sessions.usernameOf(token);
  return username === undefined ? undefined : model.players.find(username);
}

const forToken =
  (tokenOf: typeof bearerOf) =>
  <G extends ValidCall>(answer: (player: Player, call: G) => Answer) =>
  (call: G): Answer => {
    const player = playerOf(call.model, tokenOf(call.headers));
    return player ? answer(player, call) : unauthorised();
  };

/** Handles calls that have a valid token in their `Authorization` header; refuses all others. */
export const forBearer = forToken(bearerOf);

/**
 * Handles calls that have a valid token in a separate header, because their `Authorization` header contains
 * Basic credentials; refuses all others.
 */
export const forJwtHeader = forToken((headers) => headers[jwtHeader]);

/** Handles calls that have the right Basic credentials; refuses all others. */
export const withBasic =
  <G extends ValidCall>(name: keyof BasicCredentials, answer: (call: G) => Answer) =>
  (call: G): Answer =>
    call.headers.authorization === `Basic ${btoa(call.model.basic[name])}`
      ? answer(call)
      : unauthorised("Credenziali del servizio assenti o errate.");
