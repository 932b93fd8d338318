import { day, minute, type ModelClock } from "../clock";
import { memberRoles, publicRoles, type Role } from "./roles";

/** Lifetime of the public token in milliseconds, the same as in the specification's example. */
const publicTokenLife = 25 * day;

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

const encodeBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const encodeJson = (value: object) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));

const header = encodeJson({ alg: "HS256", typ: "JWT" });

interface IssuedToken extends Identity {
  /** Milliseconds since 1970. */
  expires: number;
}

/** Issues and verifies the platform's tokens: JWT with the claims of protocol section 8, and a random signature. */
export function createGamificationTokens(clock: ModelClock) {
  /** Issued tokens. The signature of any other token is invalid. */
  const tokens = new Map<string, IssuedToken>();
  const apiKeyId = encodeBase64Url(crypto.getRandomValues(new Uint8Array(12)));

  function issueToken(member: TokenMember, roles: readonly Role[], life: number): string {
    const issuedAt = Math.floor(clock.now() / 1000);
    const expires = issuedAt + Math.floor(life / 1000);
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
      jti: `sandbox-${tokens.size + 1}`,
      iat: issuedAt,
      exp: expires,
    };
    // The signature is not an HMAC: Web Crypto is asynchronous and not available on pages without HTTPS.
    const signature = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
    const token = `${header}.${encodeJson(claims)}.${signature}`;
    tokens.set(token, { memberId: member.id, roles, expires: expires * 1000 });
    return token;
  }

  const issuePublicToken = () =>
    issueToken({ id: publicMember, refId: publicMember, name: "Public" }, publicRoles, publicTokenLife);

  let publicToken = issuePublicToken();

  return {
    /** The newest public token, for the page configuration. */
    publicToken: () => publicToken,
    /** Issues a player's token. @param minutes the lifetime of the token */
    mint: (member: TokenMember, minutes = memberTokenMinutes) =>
      issueToken(member, memberRoles, minutes * minute),
    read(token: string): Identity | "invalid" | "expired" {
      const found = tokens.get(token);
      if (!found) return "invalid";
      const { expires, ...identity } = found;
      return expires > clock.now() ? identity : "expired";
    },
    /** Expires all tokens issued so far and issues a new public token. */
    expireAll() {
      for (const token of tokens.values()) token.expires = -Infinity;
      publicToken = issuePublicToken();
    },
    /**
     * Issues a new public token for the current time. It does not restore tokens that `expireAll` has
     * expired.
     */
    reset() {
      publicToken = issuePublicToken();
    },
  };
}
