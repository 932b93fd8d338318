import { accountDescription } from "./account-description";
import type { GroupValues } from "./group";
import type { ConfigStore } from "./index";

export type AccountSettings = GroupValues<typeof accountDescription>;

/** What the configuration says of the account area, in force now. */
export const accountSettings = (config: ConfigStore): AccountSettings =>
  config.section("account", accountDescription)();
