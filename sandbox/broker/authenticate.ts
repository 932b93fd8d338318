import type { Model } from "../model/interface";
import type { Identity } from "../model/gamification/tokens";

/** Newest first. */
const versions = ["1.2", "1.1", "1.0"];

/** The newest version that both sides support. A client that sends no `accept-version` header speaks 1.0. */
export function negotiateVersion(headers: ReadonlyMap<string, string>): string | undefined {
  const offered = (headers.get("accept-version") ?? "1.0").split(",").map((version) => version.trim());
  return versions.find((version) => offered.includes(version));
}

const refusals = {
  invalid: "Access denied: the token is not valid",
  expired: "Access denied: the token has expired",
};

/**
 * Checks the credentials of a CONNECT frame: `login` must be the word Bearer, `passcode` a valid token.
 *
 * @returns the identity in the token, or the reason for the refusal
 */
export function authenticate(model: Model, headers: ReadonlyMap<string, string>): Identity | string {
  if (!negotiateVersion(headers)) return `Supported protocol versions are ${versions.join(",")}`;
  if (headers.get("login") !== "Bearer") return "Access denied: login must be Bearer";
  const identity = model.gamification.tokens.read(headers.get("passcode") ?? "");
  return typeof identity === "string" ? refusals[identity] : identity;
}
