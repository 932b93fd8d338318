import type { ModelClock } from "./clock";

/** Half a day of the model's time, longer than any visit. */
export const tokenLife = 12 * 60 * 60 * 1000;

/** Issues account tokens and knows whose they are. */
export interface Sessions {
  /** A new token for a player. */
  open(username: string): string;
  /** The player whom a token belongs to; undefined where it is unknown or has expired. */
  usernameOf(token: string): string | undefined;
  reset(): void;
}

const encodePart = (part: object) =>
  btoa(JSON.stringify(part)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** Looks like a JWT, so that what redacts and parses tokens meets the real shape. It protects nothing. */
function tokenLike(username: string, number: number, issued: number, expires: number): string {
  const inSeconds = (instant: number) => Math.floor(instant / 1000);
  const claims = { sub: username, jti: String(number), iat: inSeconds(issued), exp: inSeconds(expires) };
  return [encodePart({ alg: "none", typ: "JWT" }), encodePart(claims), `simulated-${number}`].join(".");
}

export function createSessions(clock: ModelClock): Sessions {
  const open = new Map<string, { readonly username: string; readonly expires: number }>();
  let issued = 0;
  return {
    open(username) {
      issued += 1;
      const now = clock.now();
      const expires = now + tokenLife;
      const token = tokenLike(username, issued, now, expires);
      open.set(token, { username, expires });
      return token;
    },
    usernameOf(token) {
      const session = open.get(token);
      return session && session.expires > clock.now() ? session.username : undefined;
    },
    reset() {
      // The count goes on: a token of before the reset must not become valid again.
      open.clear();
    },
  };
}
