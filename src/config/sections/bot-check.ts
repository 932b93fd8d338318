import { integer, list, oneOf, text, url } from "../../definition/kinds";
import type { GroupValues, SectionReader } from "../group";

/** The bot check of the login. */
export const botCheckDescription = {
  provider: oneOf(["none", "sandbox", "recaptcha-v3", "recaptcha-enterprise", "turnstile"], {
    default: "none",
  }),
  scriptUrl: url(),
  siteKey: text({ default: "" }),
  action: text({ default: "login" }),
  badge: oneOf(["shown", "hidden"], { default: "shown" }),
  timeoutMs: integer({ default: 8000, min: 1 }),
  refusalCodes: list({ default: ["BOT_CHECK"] }),
} as const;

export type BotCheckSettings = GroupValues<typeof botCheckDescription>;

/** The current settings of the bot check. */
export const botCheckSettings = (
  config: SectionReader<"botCheck", typeof botCheckDescription>,
): BotCheckSettings => config.section("botCheck", botCheckDescription)();
