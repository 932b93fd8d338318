import { useStore } from "@nanostores/react";
import { type BotCheckSettings, botCheckSettings } from "../../src/account/bot-check";
import { useServices } from "../../src/widget-kit";

/** What the configuration says of the bot check; renders again when it changes. */
export function useBotCheckSettings(): BotCheckSettings {
  const { config } = useServices();
  useStore(config.$config);
  return botCheckSettings(config);
}
