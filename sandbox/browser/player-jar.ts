import type { CookieJar } from "../../src/platform/cookies";
import { createMemoryJar } from "../../src/platform/in-memory";
import type { Model } from "../model";

/** How long ago the player of a demonstration has logged in, milliseconds. */
const loggedInFor = 72 * 60 * 1000;

/** A jar as a login leaves it; an empty one without a player. */
export function createPlayerJar(model: Model, username: string | undefined): CookieJar {
  const jar = createMemoryJar();
  const player = username === undefined ? undefined : model.players.find(username);
  if (!player) return jar;
  const userInfo = JSON.stringify({
    name: player.displayName,
    siteNicknames: player.nicknames,
    loginAt: model.clock.now() - loggedInFor,
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
