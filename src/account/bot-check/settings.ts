import type { ConfigStore } from "../../config";
import { botCheckDescription } from "../../config/bot-check-description";
import type { GroupValues } from "../../config/group";

export type BotCheckSettings = GroupValues<typeof botCheckDescription>;

/** The current settings of the bot check. */
export const botCheckSettings = (config: ConfigStore): BotCheckSettings =>
  config.section("botCheck", botCheckDescription)();
