import type { Config } from "../platform";

/** How the account area is spoken to: with a query and a body that say who asks, or with headers. */
export type Mode = "legacy" | "stateless";

/** The configured mode; `auto` is stateless where the path of the stateless token check is configured. */
export function chooseMode({ account }: Config): Mode {
  if (account.mode !== "auto") return account.mode;
  return account.paths.checkToken ? "stateless" : "legacy";
}
