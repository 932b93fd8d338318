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
  /** Gets the token of the member, or the public token without a login. */
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
   * @throws Refused if the token service refuses the caller; another error if it is not available
   */
  ask(): Promise<string>;
  /** Gets the token again. @returns undefined if it is the same as before. @throws like `ask` */
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
 * When to refresh the token: after four fifths of its lifetime or, if that time has passed, half-way to its
 * expiry.
 *
 * @param isOther whether another token preceded it, so that this one has just been issued
 */
function renewalTime(token: string, now: number, isOther: boolean): number {
  const { issuedAt = now, expiresAt = Infinity } = tokenLifetime(token);
  const wait = 0.8 * (expiresAt - issuedAt);
  // A token with an unknown lifetime is not refreshed.
  if (!(wait > 0)) return Infinity;
  const due = issuedAt + wait;
  const isValid = now >= issuedAt && now < expiresAt;
  if (isValid && due > now) return due;
  // If a new token, or a token that the broker accepts, is not valid by the clock, the clock is wrong.
  if (isOther || !isValid) return now + wait;
  return now + Math.max((expiresAt - now) / 2, minRenewalDelay);
}

/** True for a refusal by the token service: the status 401 or 403, or an error of that kind. */
const isUnauthorised = (error: unknown) =>
  isRecord(error) && (error.kind === "unauthorised" || error.status === 401 || error.status === 403);

export function createTokenSource({ getToken, now }: TokenOptions): TokenSource {
  let renewAt = Infinity;
  let last: string | undefined;
  let currencyKey: string | undefined;

  function fail(cause: unknown): never {
    // Only a change of the configuration helps, so the message must reach the author.
    if (cause instanceof NotConfigured) throw new Refused(cause.message, { cause });
    if (isUnauthorised(cause)) throw new Refused("token service refused", { cause });
    throw cause;
  }

  async function ask() {
    // A failed refresh is repeated after this delay, not at once.
    renewAt = now() + minRenewalDelay;
    const answer: unknown = await withTimeout(requestTimeout, getToken(), () => "").catch(fail);
    const { jwtToken: token, currencyKey: currency } = isRecord(answer) ? answer : { jwtToken: answer };
    // The response may be, for example, the HTML page of a proxy.
    if (typeof token !== "string" || !isToken(token)) throw new Error("no token");
    currencyKey = typeof currency === "string" ? currency : undefined;
    // Even a token that looks expired is used: the clock may be wrong, and the broker decides.
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
   * Requests a new token if that is due, even to replace one that has waited too long. `signal` is aborted when the
   * session ends.
   */
  check(signal: AbortSignal): void;
  /** Uses a new token, if one has arrived and no call waits for a reply. */
  useNewToken(): void;
  /** Drops the new token, because the session has ended. */
  reset(): void;
}

/**
 * Creates the renewal.
 * @param isQuiet returns true while no call waits for a reply
 * @param reconnect replaces the session by a session with this token
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
    // A token that waited until its own refresh is due may expire before it is used, unless it is still the
    // newest one.
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
 * The roles in a token of the gamification platform; undefined if it contains none. The signature is not
 * verified.
 */
export function tokenRoles(token: string): readonly unknown[] | undefined {
  const payload = readPayload(token);
  const access = isRecord(payload) && isRecord(payload.resource_access) ? payload.resource_access : {};
  const roles = Object.values(access).flatMap((part) =>
    isRecord(part) && Array.isArray(part.roles) ? (part.roles as readonly unknown[]) : [],
  );
  return roles.length > 0 ? roles : undefined;
}
