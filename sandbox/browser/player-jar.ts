import type { CookieJar } from "../../src/platform/cookies";
import { createMemoryJar } from "../../src/platform/in-memory";
import type { Model } from "../model";

/** Time since the login of the demo's player, milliseconds. */
const timeSinceLogin = 72 * 60 * 1000;

/**
 * Creates a cookie jar with the login cookies of the player. The jar is empty if the player does not exist.
 */
export function createPlayerJar(model: Model, username: string | undefined): CookieJar {
  const jar = createMemoryJar();
  const player = username === undefined ? undefined : model.players.find(username);
  if (!player) return jar;
  const userInfo = JSON.stringify({
    name: player.displayName,
    siteNicknames: player.nicknames,
    loginAt: model.clock.now() - timeSinceLogin,
  });
  const cookies = {
    JWT: model.sessions.open(player.username),
    login: "true",
    userInfo,
    AUTH_SESSION: JSON.stringify({ state: "authenticated", sessionId: "demonstration" }),
  };
  for (const [name, value] of Object.entries(cookies)) jar.write(`${name}=${encodeURIComponent(value)}`);
  return jar;
}
