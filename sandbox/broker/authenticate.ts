import type { Model } from "../model/interface";
import type { Pass } from "../model/gamification/tokens";

/** Newest first. */
const versions = ["1.2", "1.1", "1.0"];

/** The newest version that both know; a client that names none speaks 1.0. */
export function versionFor(headers: ReadonlyMap<string, string>): string | undefined {
  const offered = (headers.get("accept-version") ?? "1.0").split(",").map((version) => version.trim());
  return versions.find((version) => offered.includes(version));
}

const refusals = {
  invalid: "Access denied: the token is not valid",
  expired: "Access denied: the token has expired",
};

/** Lets in who shows a good token: `login` is the word Bearer, `passcode` the token. Else says why not. */
export function authenticate(model: Model, headers: ReadonlyMap<string, string>): Pass | string {
  if (!versionFor(headers)) return `Supported protocol versions are ${versions.join(",")}`;
  if (headers.get("login") !== "Bearer") return "Access denied: login must be Bearer";
  const pass = model.gamification.tokens.read(headers.get("passcode") ?? "");
  return typeof pass === "string" ? refusals[pass] : pass;
}
