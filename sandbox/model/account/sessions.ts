import type { ModelClock } from "../clock";
import { tokenLike } from "./unsigned-token";

/** Half a day of the model's time, longer than any visit. */
export const tokenLife = 12 * 60 * 60 * 1000;

/** For so long after its expiry a token can still be exchanged for a new one. */
export const refreshableAfterExpiry = 30 * 24 * 60 * 60 * 1000;

/** Issues account tokens and knows whose they are. */
export interface Sessions {
  /** A new token for a player. */
  open(username: string): string;
  /** The player whom a token belongs to; undefined where it is unknown or has expired. */
  usernameOf(token: string): string | undefined;
  /**
   * A new token in place of an old one, which goes on until its own expiry. Undefined where the old one is unknown,
   * expired too long ago, or was exchanged before: two tabs that both refresh must be seen to fail.
   */
  refresh(token: string): string | undefined;
  /** A new token for a game, which opens nothing else. */
  openGame(username: string): string;
  /** Whose token for a game it is, once only; undefined where it is unknown, used or has expired. */
  useGame(token: string): string | undefined;
  reset(): void;
}

interface Session {
  readonly username: string;
  readonly expires: number;
  isExchanged: boolean;
}

export function createSessions(clock: ModelClock): Sessions {
  const known = new Map<string, Session>();
  const games = new Map<string, Pick<Session, "username" | "expires">>();
  let issued = 0;

  function issue(username: string, prefix: string) {
    issued += 1;
    const now = clock.now();
    const expires = now + tokenLife;
    return { token: tokenLike({ sub: username, jti: `${prefix}${issued}`, issued: now, expires }), expires };
  }

  function open(username: string): string {
    const { token, expires } = issue(username, "");
    known.set(token, { username, expires, isExchanged: false });
    return token;
  }

  return {
    open,
    usernameOf(token) {
      const session = known.get(token);
      return session && session.expires > clock.now() ? session.username : undefined;
    },
    refresh(token) {
      const session = known.get(token);
      if (!session || session.isExchanged) return undefined;
      if (clock.now() >= session.expires + refreshableAfterExpiry) return undefined;
      session.isExchanged = true;
      return open(session.username);
    },
    openGame(username) {
      const { token, expires } = issue(username, "game-");
      games.set(token, { username, expires });
      return token;
    },
    useGame(token) {
      const game = games.get(token);
      games.delete(token);
      return game && game.expires > clock.now() ? game.username : undefined;
    },
    reset() {
      // The count goes on: a token of before the reset must not become valid again.
      known.clear();
      games.clear();
    },
  };
}
