import type { ConfigStore } from "../../config";
import { botCheckDescription } from "../../config/bot-check-description";
import type { GroupValues } from "../../config/group";

export type BotCheckSettings = GroupValues<typeof botCheckDescription>;

/** What the configuration says of the bot check, in force now. */
export const botCheckSettings = (config: ConfigStore): BotCheckSettings =>
  config.section("botCheck", botCheckDescription)();
