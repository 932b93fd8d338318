import type { AccountSettings } from "../config/account-settings";

/** The protocol of the account area. Data about the caller is in the query or body (`legacy`), or in headers (`stateless`). */
export type Mode = "legacy" | "stateless";

/** The configured mode. `auto` is stateless if `paths.checkToken` is configured. */
export function chooseMode({ mode, paths }: AccountSettings): Mode {
  if (mode !== "auto") return mode;
  return paths.checkToken ? "stateless" : "legacy";
}
