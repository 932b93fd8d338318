import type { ConfigInput } from "../../../src/config";
import { botCheckPaths } from "../../model";
import { askingKey } from "../bot-check/recaptcha-script";

type BotCheckInput = NonNullable<ConfigInput["botCheck"]>;

const scoreKey = "vetrina-demo-score";

const turnstile = (siteKey: string): BotCheckInput => ({
  provider: "turnstile",
  scriptUrl: botCheckPaths.turnstile,
  siteKey,
});

const enterprise = (siteKey: string): BotCheckInput => ({
  provider: "recaptcha-enterprise",
  scriptUrl: botCheckPaths.recaptchaEnterprise,
  siteKey,
});

/** The bot checks of a page, by the value of the variant `bot`. */
export const botChecks = {
  sandbox: { provider: "sandbox", scriptUrl: botCheckPaths.script, siteKey: "vetrina-demo" },
  none: { provider: "none" },
  "recaptcha-v3": { provider: "recaptcha-v3", scriptUrl: botCheckPaths.recaptcha, siteKey: scoreKey },
  "recaptcha-asking": enterprise(askingKey),
  "recaptcha-enterprise": enterprise(scoreKey),
  // Turnstile's own test keys, which the simulated script accepts, too.
  turnstile: turnstile("1x00000000000000000000AA"),
  "turnstile-failing": turnstile("2x00000000000000000000AB"),
  "turnstile-asking": turnstile("3x00000000000000000000FF"),
} as const satisfies Readonly<Record<string, BotCheckInput>>;

export type BotCheckName = keyof typeof botChecks;

export const botCheckNames = Object.keys(botChecks) as BotCheckName[];
