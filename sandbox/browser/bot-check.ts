import type { ConfigInput } from "../../src/config";
import type { BrowserParts } from "../../src/services/browser-parts";
import type { Model } from "../model";
import { createTurnstile } from "./turnstile";

/** The behaviour of a demo's bot check; without one of these the check passes. */
export type BotCheckBehaviour = "asking" | "unavailable" | "refused";

interface DemoBotCheck {
  readonly configuration: NonNullable<ConfigInput["botCheck"]>;
  readonly browser: Required<Pick<BrowserParts, "scripts" | "globals">>;
}

/** The bot check of a model. No script is loaded: the provider's object exists from the start. */
export function createDemoBotCheck(
  { botChecks }: Model,
  behaviour: BotCheckBehaviour | undefined,
  script: string,
): DemoBotCheck {
  const issue = () => botChecks.issue();
  const token = behaviour === "refused" ? () => "forged" : issue;
  return {
    configuration: { provider: behaviour === "asking" ? "turnstile" : "sandbox", script, siteKey: "demo" },
    browser: {
      scripts: {
        load: () =>
          behaviour === "unavailable" ? Promise.reject(new Error("simulated: blocked")) : Promise.resolve(),
      },
      globals: {
        vetrinaSandboxBotCheck: { execute: () => Promise.resolve(token()) },
        turnstile: createTurnstile(issue),
      },
    },
  };
}
