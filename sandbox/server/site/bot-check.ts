import type { ConfigInput } from "../../../src/config";
import { botCheckPaths } from "../../model";
import { askingKey } from "../bot-check/recaptcha-script";

type BotCheckInput = NonNullable<ConfigInput["botCheck"]>;

const scoreKey = "vetrina-demo-score";

/** Turnstile's own test keys. The simulated script accepts them too. */
const turnstileKeys = {
  passes: "1x00000000000000000000AA",
  fails: "2x00000000000000000000AB",
  asks: "3x00000000000000000000FF",
} as const;

const turnstile = (siteKey: string): BotCheckInput => ({
  provider: "turnstile",
  script: botCheckPaths.turnstile,
  siteKey,
});

/** The bot checks of a page, by the value of the variant `bot`. */
export const botChecks = {
  sandbox: { provider: "sandbox", script: botCheckPaths.script, siteKey: "vetrina-demo" },
  none: { provider: "none" },
  "recaptcha-v3": { provider: "recaptcha-v3", script: botCheckPaths.recaptcha, siteKey: scoreKey },
  "recaptcha-asking": {
    provider: "recaptcha-enterprise",
    script: botCheckPaths.recaptchaEnterprise,
    siteKey: askingKey,
  },
  "recaptcha-enterprise": {
    provider: "recaptcha-enterprise",
    script: botCheckPaths.recaptchaEnterprise,
    siteKey: scoreKey,
  },
  turnstile: turnstile(turnstileKeys.passes),
  "turnstile-failing": turnstile(turnstileKeys.fails),
  "turnstile-asking": turnstile(turnstileKeys.asks),
} as const satisfies Readonly<Record<string, BotCheckInput>>;

export type BotCheckName = keyof typeof botChecks;

export const botCheckNames = Object.keys(botChecks) as BotCheckName[];
