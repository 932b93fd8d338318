import { accountDescription } from "./account-description";
import type { GroupValues } from "./group";
import type { ConfigStore } from "./index";

export type AccountSettings = GroupValues<typeof accountDescription>;

/** The current settings of the account area. */
export const accountSettings = (config: ConfigStore): AccountSettings =>
  config.section("account", accountDescription)();
