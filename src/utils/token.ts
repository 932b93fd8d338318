import { isRecord } from "./is-record";
import { parseJson } from "./json";

/** True for what a header and a cookie can carry; real tokens have nothing else (S23). */
export const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\w.~+/=-]+$/.test(value);

/** When a JSON Web Token was made and when it ends, as far as it says so itself; milliseconds since 1970. */
export interface TokenLifetime {
  readonly issuedAt: number | undefined;
  readonly expiresAt: number | undefined;
}

function readPayload(token: string): unknown {
  const [, payload = ""] = token.split(".");
  try {
    // The claims that are read here are numbers: what other letters the payload has does not matter.
    return parseJson(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
  } catch {
    return undefined;
  }
}

const instant = (seconds: unknown) =>
  typeof seconds === "number" && Number.isFinite(seconds) ? seconds * 1000 : undefined;

/** Reads a token's claims `iat` and `exp`; nothing is verified, that is the service's part. */
export function tokenLifetime(token: string): TokenLifetime {
  const payload = readPayload(token);
  const { iat, exp } = isRecord(payload) ? payload : {};
  return { issuedAt: instant(iat), expiresAt: instant(exp) };
}
