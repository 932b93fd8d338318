import { NotConfigured } from "../../http/not-configured";
import { isToken, tokenLifetime } from "../../utils/token";
import { withTimeout } from "../../utils/with-timeout";
import { Refused, Unreachable } from "../stomp/errors";

export interface TokenOptions {
  /** Gets the token of the member, or the public token without a login. */
  readonly getToken: () => Promise<string>;
  /** The corrected current time, milliseconds since 1970. */
  readonly now: () => number;
}

/** Gets the token of a connection: before every attempt, and again after four fifths of the token's lifetime. */
export interface TokenSource {
  /** @throws Refused if the token is invalid or expired; Unreachable if the request failed */
  ask(): Promise<string>;
  /** Gets the token again. @returns undefined if it is the same as before. @throws like `ask` */
  renew(): Promise<string | undefined>;
  /** True if the last token should be renewed now. */
  isRenewalDue(): boolean;
}

/** Tolerance for wrong device clocks when a token is checked for its expiry, milliseconds. */
const clockTolerance = 30_000;

/** Time limit of a request for a token, milliseconds. */
const requestTimeout = 30_000;

/** Minimum time between two requests for a token, milliseconds. */
const minRenewalDelay = 60_000;

/** The time of the renewal: after four fifths of the lifetime; if that is past, half-way to the expiry. */
function renewalTime(token: string, now: number): number {
  const { issuedAt = now, expiresAt } = tokenLifetime(token);
  if (expiresAt === undefined) return Infinity;
  const due = issuedAt + 0.8 * (expiresAt - issuedAt);
  return due > now ? due : now + Math.max((expiresAt - now) / 2, minRenewalDelay);
}

/** The service knows the caller and refuses the token: another request would not help. */
const isRefusal = (error: unknown) =>
  error instanceof Error && "kind" in error && error.kind === "unauthorised";

export function createTokenSource({ getToken, now }: TokenOptions): TokenSource {
  let renewAt = Infinity;
  let last: string | undefined;

  function fail(cause: unknown): never {
    // Only a change of the configuration helps, so the message must reach the author.
    if (cause instanceof NotConfigured) throw new Refused(cause.message, { cause });
    if (isRefusal(cause)) throw new Refused("the token service refused", { cause });
    throw new Unreachable("the token request failed", { cause });
  }

  async function ask() {
    // A failed renewal is repeated after a while, not at once.
    renewAt = now() + minRenewalDelay;
    const token = await withTimeout(requestTimeout, getToken(), () => {
      throw new Unreachable("the token service did not answer");
    }).catch(fail);
    if (!isToken(token)) throw new Refused("the token service returned no valid token");
    const { expiresAt = Infinity } = tokenLifetime(token);
    if (expiresAt + clockTolerance < now()) throw new Refused("the token has expired");
    renewAt = renewalTime(token, now());
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
  };
}
