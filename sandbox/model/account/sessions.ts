import { day, hour, type ModelClock } from "../clock";

const encodePart = (part: object) =>
  btoa(JSON.stringify(part)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

const toSeconds = (instant: number) => Math.floor(instant / 1000);

/** The claims of a token; instants are milliseconds since 1970. */
export interface TokenClaims {
  readonly sub: string;
  readonly jti: string;
  readonly issued: number;
  readonly expires: number;
}

/** A token with the shape of a JWT, for the code that parses and redacts tokens. It has no signature. */
export function unsignedToken({ sub, jti, issued, expires }: TokenClaims): string {
  const claims = { sub, jti, iat: toSeconds(issued), exp: toSeconds(expires) };
  return [encodePart({ alg: "none", typ: "JWT" }), encodePart(claims), `simulated-${jti}`].join(".");
}

/** Lifetime of a token, in milliseconds of the model's time. It is longer than any visit. */
export const tokenLife = 12 * hour;

/** Milliseconds after a token's expiry during which it can still be exchanged for a new token. */
export const refreshableAfterExpiry = 30 * day;

interface Session {
  readonly username: string;
  readonly expires: number;
  isExchanged: boolean;
}

/** Issues account tokens and stores their owners. */
export function createSessions(clock: ModelClock) {
  const sessions = new Map<string, Session>();
  const games = new Map<string, Pick<Session, "username" | "expires">>();
  let issued = 0;

  function issue(username: string, prefix: string) {
    issued += 1;
    const now = clock.now();
    const expires = now + tokenLife;
    return {
      token: unsignedToken({ sub: username, jti: `${prefix}${issued}`, issued: now, expires }),
      expires,
    };
  }

  function open(username: string): string {
    const { token, expires } = issue(username, "");
    sessions.set(token, { username, expires, isExchanged: false });
    return token;
  }

  return {
    /** Issues a token for a player. */
    open,
    /** The owner of a token; undefined if the token is unknown or has expired. */
    usernameOf(token: string): string | undefined {
      const session = sessions.get(token);
      return session && session.expires > clock.now() ? session.username : undefined;
    },
    /**
     * Exchanges a token for a new one. The old token stays valid until its own expiry. A token can be
     * exchanged only once, so that a test fails if two tabs refresh the same token.
     *
     * @returns undefined if the token is unknown, expired too long ago, or was exchanged before
     */
    refresh(token: string): string | undefined {
      const session = sessions.get(token);
      if (!session || session.isExchanged) return undefined;
      if (clock.now() >= session.expires + refreshableAfterExpiry) return undefined;
      session.isExchanged = true;
      return open(session.username);
    },
    /** Issues a token for a game. The token is not valid for anything else. */
    openGame(username: string): string {
      const { token, expires } = issue(username, "game-");
      games.set(token, { username, expires });
      return token;
    },
    /**
     * Uses up a token for a game and returns its owner; undefined if the token is unknown, used or expired.
     */
    useGame(token: string): string | undefined {
      const game = games.get(token);
      games.delete(token);
      return game && game.expires > clock.now() ? game.username : undefined;
    },
    reset() {
      // The counter is not reset: otherwise a token from before the reset could become valid again.
      sessions.clear();
      games.clear();
    },
  };
}

/**
 * Credentials (`user:password`) of the two calls with Basic authentication. The keys are the same as in
 * `account.basic`.
 */
export interface BasicCredentials {
  readonly gameSession: string;
  readonly ssoToken: string;
}

/**
 * Uses `getRandomValues` because a demo may run on a page without HTTPS, where `randomUUID` does not exist.
 */
export const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Each model has its own credentials, so that no valid credentials can be read from the source code. */
export function createBasicCredentials(): BasicCredentials {
  return { gameSession: `vetrina-game:${randomKey()}`, ssoToken: `vetrina-app:${randomKey()}` };
}
