import { parseJson } from "./json";
import { isRecord } from "./objects";

/**
 * True for a string whose characters are safe in a header and in a cookie. The characters of every real token
 * are safe (S23).
 */
export const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\w.~+/=-]+$/.test(value);

/**
 * The claims `iat` and `exp` of a JSON Web Token, milliseconds since 1970; undefined if the token does not have them.
 */
export interface TokenLifetime {
  readonly issuedAt: number | undefined;
  readonly expiresAt: number | undefined;
}

/** The claims of a token, unverified; undefined if they cannot be read. */
export function readPayload(token: string): unknown {
  const [, payload = ""] = token.split(".");
  try {
    // Only numbers and names of roles are read, so wrongly decoded letters outside ASCII do not matter.
    return parseJson(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
  } catch {
    return undefined;
  }
}

const instant = (seconds: unknown) => (Number.isFinite(seconds) ? (seconds as number) * 1000 : undefined);

/** Reads when a token was issued and when it expires. The signature is not verified: the service does that. */
export function tokenLifetime(token: string): TokenLifetime {
  const payload = readPayload(token);
  const { iat, exp } = isRecord(payload) ? payload : {};
  return { issuedAt: instant(iat), expiresAt: instant(exp) };
}
