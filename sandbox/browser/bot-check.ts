import type { ConfigInput } from "../../src/config";
import type { BrowserParts } from "../../src/services/browser-parts";
import type { Model } from "../model";
import { createTurnstile } from "./turnstile";

/** What the bot check of a demonstration does, where it does not simply pass. */
export type BotCheckSituation = "asking" | "unavailable" | "refused";

interface DemoBotCheck {
  readonly configuration: NonNullable<ConfigInput["botCheck"]>;
  readonly browser: Required<Pick<BrowserParts, "scripts" | "globals">>;
}

/** The bot check of a model: nothing is loaded, the provider's object is there from the start. */
export function createDemoBotCheck(
  { botChecks }: Model,
  situation: BotCheckSituation | undefined,
  script: string,
): DemoBotCheck {
  const issue = () => botChecks.issue();
  const token = situation === "refused" ? () => "forged" : issue;
  return {
    configuration: { provider: situation === "asking" ? "turnstile" : "sandbox", script, siteKey: "demo" },
    browser: {
      scripts: {
        load: () =>
          situation === "unavailable" ? Promise.reject(new Error("simulated: blocked")) : Promise.resolve(),
      },
      globals: {
        vetrinaSandboxBotCheck: { execute: () => Promise.resolve(token()) },
        turnstile: createTurnstile(issue),
      },
    },
  };
}
