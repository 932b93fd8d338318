import type { Log } from "../../utils/log";
import type { TokenSource } from "./token-source";

/** Replaces the token of the current session before it expires. */
export interface TokenRenewal {
  /** Asks for a new token if that is due, also in place of one that has waited too long. `signal` is aborted when the session ends. */
  check(signal: AbortSignal): void;
  /** Uses a new token, if there is one and no call waits for an answer. */
  useNewToken(): void;
  /** The session has ended: its new token is not needed any more. */
  reset(): void;
}

/**
 * @param isQuiet is true while no call waits for an answer
 * @param reconnect replaces the session by one with this token
 */
export function createTokenRenewal(
  tokens: TokenSource,
  log: Log,
  isQuiet: () => boolean,
  reconnect: (token: string) => void,
): TokenRenewal {
  /** A new token that no session has used yet. */
  let newToken: string | undefined;

  /** STOMP reads a token in CONNECT only, so a new token needs a new session. */
  function useNewToken() {
    if (newToken && isQuiet()) reconnect(newToken);
  }

  async function renew(signal: AbortSignal) {
    // A token that waited until its own renewal may expire before it is used, unless it is still the newest.
    const waited = newToken;
    newToken = undefined;
    try {
      const token = (await tokens.renew()) ?? waited;
      if (signal.aborted) return;
      newToken = token;
      useNewToken();
    } catch (error) {
      log.warn("gamification: no token", error);
    }
  }

  return {
    check(signal) {
      if (tokens.isRenewalDue()) void renew(signal);
      else useNewToken();
    },
    useNewToken,
    reset() {
      newToken = undefined;
    },
  };
}
