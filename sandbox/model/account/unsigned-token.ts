const encodePart = (part: object) =>
  btoa(JSON.stringify(part)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

const inSeconds = (instant: number) => Math.floor(instant / 1000);

/** What a token says of itself; instants in milliseconds. */
export interface TokenClaims {
  readonly sub: string;
  readonly jti: string;
  readonly issued: number;
  readonly expires: number;
}

/** Looks like a JWT, so that what redacts and parses tokens meets the real shape. It protects nothing. */
export function tokenLike({ sub, jti, issued, expires }: TokenClaims): string {
  const claims = { sub, jti, iat: inSeconds(issued), exp: inSeconds(expires) };
  return [encodePart({ alg: "none", typ: "JWT" }), encodePart(claims), `simulated-${jti}`].join(".");
}
