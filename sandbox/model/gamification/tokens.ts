import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { parseJson } from "../../../src/utils/json";
import type { ModelClock } from "../clock";
import { memberRoles, publicRoles, type Role } from "./roles";

const minute = 60_000;

/** The life of the public token, as of the one that the specification describes. */
const publicTokenLife = 25 * 24 * 60 * minute;

/** The life of a player's token where nobody asks for another, in minutes (protocol section 8). */
export const memberTokenMinutes = 30;

/** The member that stands for all visitors (protocol section 8). */
export const publicMember = "__PUBLIC__";

export const spaceName = "vetrina";
export const accountId = "vetrina-sandbox";

/** Whose token it is. */
export interface TokenMember {
  readonly id: string;
  readonly refId: string;
  readonly name: string;
}

/** What a good token says. */
export interface Pass {
  readonly memberId: string;
  readonly roles: readonly Role[];
}

export type TokenRefusal = "invalid" | "expired";

/** Mints and reads the platform's tokens: JWT, HS256, the claims of protocol section 8. */
export interface GamificationTokens {
  /** The visitors' token, for the page configuration: the newest one that was minted. */
  publicToken(): string;
  /** A player's token. @param minutes until it expires */
  mint(member: TokenMember, minutes?: number): string;
  read(token: string): Pass | TokenRefusal;
  /** All tokens of before are expired from now on; a new public one is minted. */
  expireAll(): void;
  /** A new public token, at the time it is now; what was expired by `expireAll` stays so. */
  reset(): void;
}

const encoded = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const bytesOf = (text: string) => new TextEncoder().encode(text);

const encodedJson = (value: object) => encoded(bytesOf(JSON.stringify(value)));

function decodedJson(part: string): unknown {
  try {
    const binary = atob(part.replace(/-/g, "+").replace(/_/g, "/"));
    return parseJson(
      new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))),
    );
  } catch {
    return undefined;
  }
}

const header = encodedJson({ alg: "HS256", typ: "JWT" });
const jtiPrefix = "sandbox-";

interface Claims {
  readonly sub: string;
  readonly jti: string;
  readonly exp: number;
  readonly resource_access: { readonly "ziqni-gapi": { readonly roles: readonly Role[] } };
}

export function createGamificationTokens(clock: ModelClock): GamificationTokens {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const apiKeyId = encoded(crypto.getRandomValues(new Uint8Array(12)));
  let issued = 0;
  let lastExpired = 0;

  // Not Web Crypto: it is asynchronous, and browsers do not offer it on pages of plain HTTP.
  const sign = (content: string) => `${content}.${encoded(hmac(sha256, key, bytesOf(content)))}`;

  function issue(member: TokenMember, roles: readonly Role[], life: number): string {
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
    return sign(`${header}.${encodedJson(claims)}`);
  }

  const issuePublic = () =>
    issue({ id: publicMember, refId: publicMember, name: "Public" }, publicRoles, publicTokenLife);

  let publicToken = issuePublic();

  /** The claims of a token that was signed here, so that nothing else need be checked. */
  function claimsOf(token: string): Claims | undefined {
    const [head, payload = ""] = token.split(".");
    return token === sign(`${head}.${payload}`) ? (decodedJson(payload) as Claims) : undefined;
  }

  const wasExpired = ({ jti }: Claims) => Number(jti.slice(jtiPrefix.length)) <= lastExpired;

  return {
    publicToken: () => publicToken,
    mint: (member, minutes = memberTokenMinutes) => issue(member, memberRoles, minutes * minute),
    read(token) {
      const claims = claimsOf(token);
      if (!claims) return "invalid";
      if (claims.exp * 1000 <= clock.now() || wasExpired(claims)) return "expired";
      return { memberId: claims.sub, roles: claims.resource_access["ziqni-gapi"].roles };
    },
    expireAll() {
      lastExpired = issued;
      publicToken = issuePublic();
    },
    reset() {
      publicToken = issuePublic();
    },
  };
}
