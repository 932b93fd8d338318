import { NotConfigured } from "../../../http/call-errors";
import type { Log } from "../../../utils/log";
import { isRecord } from "../../../utils/objects";
import { withTimeout } from "../../../utils/promises";
import { isToken, readPayload, tokenLifetime } from "../../../utils/token-claims";
import { Refused } from "../errors";

/** A token, and the member's currency for requests without one. */
export interface TokenResponse {
  readonly jwtToken: string;
  readonly currencyKey?: unknown;
}

export interface TokenOptions {
  /** Gets the member's token, or the public token if no player is logged in. */
  readonly getToken: () => Promise<string | TokenResponse>;
  /** The corrected current time, milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Gets the token of a connection: before every attempt, and again after four fifths of the token's lifetime.
 */
export interface TokenSource {
  /**
   * Gets a token.
   * @throws Refused if the token service refuses the caller; another error if no token is available
   */
  ask(): Promise<string>;
  /** Gets the token again. @returns undefined if the token has not changed. @throws like `ask` */
  renew(): Promise<string | undefined>;
  /** True if the last token should be refreshed now. */
  isRenewalDue(): boolean;
  /** The currency returned with the last token; undefined if there was none. */
  currencyKey(): string | undefined;
}

/** Time limit of a request for a token, milliseconds. */
const requestTimeout = 30_000;

/** Minimum time between two requests for a token, milliseconds. */
const minRenewalDelay = 60_000;

/**
 * When to refresh the token: after four fifths of its lifetime or, if this time has passed, halfway to its
 * expiry.
 *
 * @param isOther true if the token replaces a different token, which means that it has just been issued
 */
function renewalTime(token: string, now: number, isOther: boolean): number {
  const { issuedAt = now, expiresAt = Infinity } = tokenLifetime(token);
  const wait = 0.8 * (expiresAt - issuedAt);
  // A token with an unknown lifetime is not refreshed.
  if (!(wait > 0)) return Infinity;
  const due = issuedAt + wait;
  const isValid = now >= issuedAt && now < expiresAt;
  if (isValid && due > now) return due;
  // The clock is wrong if it shows that a new token, or a token accepted by the broker, is not valid.
  if (isOther || !isValid) return now + wait;
  return now + Math.max((expiresAt - now) / 2, minRenewalDelay);
}

/** True if the token service refused the caller: the status is 401 or 403, or the kind is "unauthorised". */
const isUnauthorised = (error: unknown) =>
  isRecord(error) && (error.kind === "unauthorised" || error.status === 401 || error.status === 403);

export function createTokenSource({ getToken, now }: TokenOptions): TokenSource {
  let renewAt = Infinity;
  let last: string | undefined;
  let currencyKey: string | undefined;

  function fail(cause: unknown): never {
    // Only a change of the configuration solves this problem, so the message must reach the author.
    if (cause instanceof NotConfigured) throw new Refused(cause.message, { cause });
    if (isUnauthorised(cause)) throw new Refused("token service refused", { cause });
    throw cause;
  }

  async function ask() {
    // A failed refresh is repeated after this delay, not at once.
    renewAt = now() + minRenewalDelay;
    const answer: unknown = await withTimeout(requestTimeout, getToken(), () => "").catch(fail);
    const { jwtToken: token, currencyKey: currency } = isRecord(answer) ? answer : { jwtToken: answer };
    // A response without a token may be, for example, the HTML page of a proxy.
    if (typeof token !== "string" || !isToken(token)) throw new Error("no token");
    currencyKey = typeof currency === "string" ? currency : undefined;
    // A token that seems to have expired is used anyway, because the clock may be wrong and the broker
    // decides.
    renewAt = renewalTime(token, now(), last !== undefined && last !== token);
    last = token;
    return token;
  }

  return {
    ask,
    async renew() {
      const before = last;
      const token = await ask();
      return token === before ? undefined : token;
    },
    isRenewalDue: () => now() >= renewAt,
    currencyKey: () => currencyKey,
  };
}

/** Replaces the token of the current session before it expires. */
export interface TokenRenewal {
  /**
   * Requests a new token if a refresh is due, even if the previous new token is still unused. `signal` is
   * aborted when the session ends.
   */
  check(signal: AbortSignal): void;
  /** Uses the new token if it has arrived and no call waits for a reply. */
  useNewToken(): void;
  /** Drops the new token, because the session has ended. */
  reset(): void;
}

/**
 * Creates the `TokenRenewal` of a connection.
 * @param isQuiet returns true while no call waits for a reply
 * @param reconnect replaces the session with a session that uses the given token
 */
export function createTokenRenewal(
  tokens: TokenSource,
  log: Log,
  isQuiet: () => boolean,
  reconnect: (token: string) => void,
): TokenRenewal {
  /** A new token that no session has used yet. */
  let newToken: string | undefined;

  /** Only the CONNECT frame of STOMP contains a token, so a new token needs a new session. */
  function useNewToken() {
    if (newToken && isQuiet()) reconnect(newToken);
  }

  async function renew(signal: AbortSignal) {
    // A waiting token whose own refresh is due may expire before it is used, so it is dropped unless it is
    // still the newest token.
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

/**
 * Returns the roles in a token of the gamification platform; undefined if the token contains none. The
 * signature is not verified.
 */
export function tokenRoles(token: string): readonly unknown[] | undefined {
  const payload = readPayload(token);
  const access = isRecord(payload) && isRecord(payload.resource_access) ? payload.resource_access : {};
  const roles = Object.values(access).flatMap((part) =>
    isRecord(part) && Array.isArray(part.roles) ? (part.roles as readonly unknown[]) : [],
  );
  return roles.length > 0 ? roles : undefined;
}
