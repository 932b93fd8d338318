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
