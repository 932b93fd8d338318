import { memberRoles, publicRoles, type Role } from "./roles";
import { parseJson } from "../../../src/utils/json";
import type { ModelClock } from "../clock";

const minute = 60_000;

/** Lifetime of the public token in milliseconds, the same as in the specification's example. */
const publicTokenLife = 25 * 24 * 60 * minute;

/** Default lifetime of a player's token, minutes (protocol section 8). */
export const memberTokenMinutes = 30;

/** The id of the member that represents all visitors (protocol section 8). */
export const publicMember = "__PUBLIC__";

export const spaceName = "vetrina";
export const accountId = "vetrina-sandbox";

/** The member to whom a token belongs. */
export interface TokenMember {
  readonly id: string;
  readonly refId: string;
  readonly name: string;
}

/** The member and the roles that a valid token contains. */
export interface Identity {
  readonly memberId: string;
  readonly roles: readonly Role[];
}

export type TokenRefusal = "invalid" | "expired";

/** Issues and verifies the platform's tokens: JWT with the claims of protocol section 8, and a random signature. */
export interface GamificationTokens {
  /** The newest public token, for the page configuration. */
  publicToken(): string;
  /**
   * Issues a player's token.
   *
   * @param minutes its lifetime
   */
  mint(member: TokenMember, minutes?: number): string;
  read(token: string): Identity | TokenRefusal;
  /** Expires all tokens issued so far and issues a new public token. */
  expireAll(): void;
  /** Issues a new public token with the current time. Tokens that `expireAll` expired stay expired. */
  reset(): void;
}

const encodeBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const toBytes = (text: string) => new TextEncoder().encode(text);

const encodeJson = (value: object) => encodeBase64Url(toBytes(JSON.stringify(value)));

function decodeJson(part: string): unknown {
  try {
    const binary = atob(part.replace(/-/g, "+").replace(/_/g, "/"));
    return parseJson(
      new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))),
    );
  } catch {
    return undefined;
  }
}

const header = encodeJson({ alg: "HS256", typ: "JWT" });
const jtiPrefix = "sandbox-";

interface Claims {
  readonly sub: string;
  readonly jti: string;
  readonly exp: number;
  readonly resource_access: { readonly "ziqni-gapi": { readonly roles: readonly Role[] } };
}

export function createGamificationTokens(clock: ModelClock): GamificationTokens {
  /** Signed contents → signatures. The model remembers what it has signed. */
  const signatures = new Map<string, string>();
  const apiKeyId = encodeBase64Url(crypto.getRandomValues(new Uint8Array(12)));
  let issued = 0;
  let lastExpired = 0;

  // Not an HMAC of Web Crypto: that is asynchronous, and browsers do not offer it on pages of plain HTTP.
  function sign(content: string): string {
    const signature = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
    signatures.set(content, signature);
    return `${content}.${signature}`;
  }

  function issueToken(member: TokenMember, roles: readonly Role[], life: number): string {
    issued += 1;
    const issuedAt = Math.floor(clock.now() / 1000);
    const claims = {
      api_key_id: apiKeyId,
      member_reference_id: member.refId,
      account_id: accountId,
      space_name: spaceName,
      name: member.name,
      member_type: "Individual",
      member_id: member.id,
      resource_access: { "ziqni-gapi": { roles } },
      sub: member.id,
      jti: `${jtiPrefix}${issued}`,
      iat: issuedAt,
      exp: issuedAt + Math.floor(life / 1000),
    };
    return sign(`${header}.${encodeJson(claims)}`);
  }

  const issuePublicToken = () =>
    issueToken({ id: publicMember, refId: publicMember, name: "Public" }, publicRoles, publicTokenLife);

  let publicToken = issuePublicToken();

  /** The claims of a token with a valid signature. Their shape needs no check, because they were made here. */
  function verifiedClaims(token: string): Claims | undefined {
    const [head, payload = "", signature] = token.split(".");
    const isSigned = signature !== undefined && signatures.get(`${head}.${payload}`) === signature;
    return isSigned ? (decodeJson(payload) as Claims) : undefined;
  }

  const wasExpired = ({ jti }: Claims) => Number(jti.slice(jtiPrefix.length)) <= lastExpired;

  return {
    publicToken: () => publicToken,
    mint: (member, minutes = memberTokenMinutes) => issueToken(member, memberRoles, minutes * minute),
    read(token) {
      const claims = verifiedClaims(token);
      if (!claims) return "invalid";
      if (claims.exp * 1000 <= clock.now() || wasExpired(claims)) return "expired";
      return { memberId: claims.sub, roles: claims.resource_access["ziqni-gapi"].roles };
    },
    expireAll() {
      lastExpired = issued;
      publicToken = issuePublicToken();
    },
    reset() {
      publicToken = issuePublicToken();
    },
  };
}
