import { url, list, integer, oneOf, text } from "../definition/kinds";

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
