import type { AccountSettings } from "../config/account-settings";

/** How the account area is spoken to: with a query and a body that say who asks, or with headers. */
export type Mode = "legacy" | "stateless";

/** The configured mode; `auto` is stateless where the path of the stateless token check is configured. */
export function chooseMode({ mode, paths }: AccountSettings): Mode {
  if (mode !== "auto") return mode;
  return paths.checkToken ? "stateless" : "legacy";
}
