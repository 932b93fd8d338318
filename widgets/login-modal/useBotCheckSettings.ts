import { useStore } from "@nanostores/react";
import { type BotCheckSettings, botCheckSettings } from "../../src/config/sections/bot-check";
import { useServices } from "../../src/widget-kit";

/** The configuration of the bot check; the component renders again when it changes. */
export function useBotCheckSettings(): BotCheckSettings {
  const { config } = useServices();
  useStore(config.$config);
  return botCheckSettings(config);
}
