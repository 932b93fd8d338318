import { NotConfigured } from "../../http/not-configured";
import { isToken, tokenLifetime } from "../../utils/token";
import { withTimeout } from "../../utils/with-timeout";
import { Refused, Unreachable } from "../stomp/errors";

export interface TokenOptions {
  /** Asks for the member's token, or the public one where nobody is logged in. */
  readonly getToken: () => Promise<string>;
  /** Milliseconds since 1970, by the best clock there is. */
  readonly now: () => number;
}

/** A line's token: asked for before every connection, and again when four fifths of its life are over. */
export interface TokenSource {
  /** @throws Refused for a token that cannot be used, Unreachable where none could be had */
  ask(): Promise<string>;
  /** Asks for a new one; undefined where it is still the same. @throws as `ask` does */
  renew(): Promise<string | undefined>;
  /** True when the token that was given last should be renewed. */
  isRenewalDue(): boolean;
}

/** Clocks of devices are wrong; a token is not called expired before this, milliseconds. */
const leeway = 30_000;

/** Nobody waits longer for a token, milliseconds. */
const patience = 30_000;

const earliestRenewal = 60_000;

/** When to renew a token: after four fifths of its life, or half-way to its end where it is older than that. */
function renewalTime(token: string, now: number): number {
  const { issuedAt = now, expiresAt } = tokenLifetime(token);
  if (expiresAt === undefined) return Infinity;
  const due = issuedAt + 0.8 * (expiresAt - issuedAt);
  return due > now ? due : now + Math.max((expiresAt - now) / 2, earliestRenewal);
}

/** A service that knows its caller and says no: asking again does not help. */
const isRefusal = (error: unknown) =>
  error instanceof Error && "kind" in error && error.kind === "unauthorised";

export function createTokenSource({ getToken, now }: TokenOptions): TokenSource {
  let renewAt = Infinity;
  let last: string | undefined;

  function fail(cause: unknown): never {
    // Nothing but the page's configuration can help, and its author must see it.
    if (cause instanceof NotConfigured) throw new Refused(cause.message, { cause });
    if (isRefusal(cause)) throw new Refused("the token service refused", { cause });
    throw new Unreachable("the token request failed", { cause });
  }

  async function ask() {
    // A failed renewal is tried again, but not at once.
    renewAt = now() + earliestRenewal;
    const token = await withTimeout(patience, getToken(), () => {
      throw new Unreachable("the token service did not answer");
    }).catch(fail);
    if (!isToken(token)) throw new Refused("the token service returned no valid token");
    const { expiresAt = Infinity } = tokenLifetime(token);
    if (expiresAt + leeway < now()) throw new Refused("the token has expired");
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
